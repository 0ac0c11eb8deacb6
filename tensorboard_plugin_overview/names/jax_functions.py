"""The functions of JAX that run as a program of their own where nothing around them is compiled.

In: the name of a program.  Out: whether it is one of these.

Code that calls JAX op by op runs one program for each call: `jit_add`, `jit_matmul`, `jit__mean`.
Such a program is one op, and shows nothing of the function that it is part of.

The names: primitives, and public and compiled functions of `jax.numpy`, `jax.lax`, `jax.nn`,
`jax.random`, `jax.scipy`, of JAX 0.10.2.
"""

from __future__ import annotations

_PREFIX = "jit_"
_NAMES = """
    abs absolute acos acosh add add_any all all_gather all_gather_invariant all_gather_reduced
    all_to_all allclose amax amin and angle any append approx_max_k approx_min_k approx_top_k
    arange arccos arccosh arcsin arcsinh arctan arctan2 arctanh argmax argmin argpartition
    argsort argwhere around array array_equal array_equiv array_split asarray asin asinh astype
    atan atan2 atanh atleast_1d atleast_2d atleast_3d average axis_index bartlett batch_matmul
    bernoulli beta betainc betaln bincount binom binomial bitcast_convert_type bits bitwise_and
    bitwise_count bitwise_invert bitwise_left_shift bitwise_not bitwise_or bitwise_right_shift
    bitwise_xor blackman block_diag boxcox boxcox1p broadcast broadcast_arrays broadcast_in_dim
    broadcast_like broadcast_shapes broadcast_to broadcast_to_rank broadcasted_iota categorical
    cauchy cbrt cdf ceil celu chisquare cho_factor cho_solve choice cholesky cholesky_update
    choose clamp clip clone clz collapse column_stack comb complex compress concat concatenate
    conj conjugate conv conv_general_dilated conv_general_dilated_local
    conv_general_dilated_patches conv_transpose conv_with_general_padding convert_element_type
    convolve copy copysign corrcoef correlate cos cosh count_nonzero cov cross cumlogsumexp
    cummax cummin cumprod cumsum cumsum_with_promotion cumulative_prod cumulative_sum dawsn
    deg2rad degrees delete det device_put dft diag diagflat diagonal diff digamma digitize
    dirichlet div divide divmod dot dot_general dot_product_attention dsplit dstack
    dynamic_index_in_dim dynamic_slice dynamic_slice_in_dim dynamic_update_index_in_dim
    dynamic_update_slice dynamic_update_slice_in_dim ediff1d eig eigh eigh_tridiagonal eigh_work
    eigvals eigvalsh einsum elu empty empty_like entr entropy eq eq_to equal erf erf_inv erfc
    erfcx erfinv exp exp1 exp2 expand_dims expi expit expm expm1 expm_frechet expn exponential
    extract eye factorial fft fft2 fftfreq fftn fftshift fill_diagonal flatnonzero flip fliplr
    flipud float_power floor floor_divide fmax fmin fmod fold_in fresnel frexp full full_like
    funm gamma gammainc gammaincc gammaln gammasgn gather gcd ge gelu geomspace geqp3 geqrf glu
    greater greater_equal gt gumbel hadamard hamming hanning hard_sigmoid hard_silu hard_swish
    hard_tanh heaviside hfft histogram histogram2d histogram_bin_edges histogramdd
    householder_product hsplit hstack i0 i0e i1 i1e identity ifft ifft2 ifftn ifftshift igamma
    ihfft imag in1d index_in_dim index_take indices inner insert integer_pow interp inv invert
    iota iota_2x32_shape irfft irfft2 irfftn is_finite isclose iscomplex isf isfinite isin isinf
    isnan isneginf isposinf isreal ix kaiser kl_div kron laplace lcm ldexp le le_to leaky_relu
    left_shift less less_equal lexsort lgamma linspace log log10 log1mexp log1p log2 log_ndtr
    log_sigmoid log_softmax logaddexp logaddexp2 logcdf loggamma logical_and logical_not
    logical_or logical_xor logistic logit logmeanexp lognormal logpdf logpmf logsf logspace
    logsumexp lstsq lt lt_to lu lu_factor lu_pivots_to_permutation lu_solve map_coordinates
    matmul matrix_norm matrix_power matrix_rank matrix_transpose matvec max maximum mean median
    meshgrid min minimum mish moveaxis mul mulhi multi_dot multi_slice multigammaln multinomial
    multiply multivariate_normal nan_to_num nanargmax nanargmin nancumprod nancumsum nanmax
    nanmean nanmedian nanmin nanpercentile nanprod nanquantile nanstd nansum nanvar ndtr ndtri
    ne neg negative nextafter nonzero norm normal normal_real not not_equal one_hot ones
    ones_like or ormqr orthogonal outer owens_t pad partition pbroadcast pdf percentile
    permutation permute_dims piecewise pinv pmax pmean pmin poch poisson polar polyadd polyder
    polydiv polyfit polygamma polyint polymul polysub polyval population_count positive pow
    power ppermute ppf prod pshuffle psum psum_invariant psum_scatter pswapaxes ptp
    put_along_axis qr qr_multiply quantile rad2deg radians ragged_all_to_all ragged_dot
    ragged_dot_general randint random_bits random_clone random_fold_in random_gamma
    random_gamma_grad random_seed random_split random_unwrap random_wrap rankdata ravel
    ravel_multi_index real reciprocal reduce reduce_all reduce_and reduce_any reduce_bitwise_and
    reduce_bitwise_or reduce_bitwise_xor reduce_logical_and reduce_logical_or reduce_logical_xor
    reduce_max reduce_min reduce_or reduce_precision reduce_prod reduce_scatter reduce_sum
    reduce_window reduce_window_max reduce_window_min reduce_window_sum reduce_xor rel_entr relu
    relu6 rem remainder repeat reshape resize rev rfft rfft2 rfft_transpose rfftfreq rfftn
    right_shift rint rng_bit_generator rng_uniform roll roll_dynamic roll_static rollaxis roots
    rot90 round rsqrt scale_and_translate scaled_dot scaled_dot_general scaled_matmul scan
    scatter scatter-add scatter-max scatter-min scatter-mul scatter-sub scatter_add scatter_max
    scatter_min scatter_mul scatter_sub searchsorted select select_and_gather_add
    select_and_scatter select_and_scatter_add select_n selu setdiff1d sf shape_as_value
    shift_left shift_right_arithmetic shift_right_logical shuffle sici sigmoid sign signbit silu
    sin sinc sincospisquaredhalf sinh slice slice_in_dim slogdet soft_sign softmax softplus
    solve solve_triangular sort sort_complex sort_key_val spacing sparse_plus sparse_sigmoid
    spence split sqrt square squareplus squeeze stack std stop_gradient sub subtract sum svd
    svdvals swapaxes swish symmetric_product take take_along_axis tan tanh tensordot tensorinv
    tensorsolve threefry2x32 threefry_fold_in threefry_seed threefry_split
    threefry_split_foldlike threefry_split_original tile top_k transpose trapezoid tri
    triangular triangular_solve tridiagonal tridiagonal_solve tril trim_zeros triu true_divide
    trunc truncated_normal uniform union1d unique unique_all unique_counts unique_inverse
    unique_values unravel_index unstack vander var vdot vecdot vecmat vector_norm vsplit vstack
    where while while_loop wofz xlog1py xlogy xor zeros zeros_like zeta
"""
_FUNCTIONS = frozenset(_NAMES.split())


def is_jax_function(program: str) -> bool:
    """Returns whether a program runs a function of JAX's own.

    Args:
        program: its name, as `jit_add` or `jit__mean`.
    """
    return program.startswith(_PREFIX) and program[len(_PREFIX) :].strip("_") in _FUNCTIONS
