"""What the package is, needs and offers. The tools' settings are in pyproject.toml."""

import re
from pathlib import Path

from setuptools import find_packages, setup

HERE = Path(__file__).parent


def version() -> str:
    """The version, read from the source: importing the package would need its requirements."""
    source = (HERE / "tensorboard_plugin_overview" / "__init__.py").read_text(encoding="utf-8")
    match = re.search(r'^__version__ = "(.+)"$', source, re.MULTILINE)
    if match is None:
        raise RuntimeError("tensorboard_plugin_overview/__init__.py has no __version__")
    return match[1]


def description() -> str:
    """The README as a package index shows it: without images and links into the repository."""
    readme = (HERE / "README.md").read_text(encoding="utf-8")
    within = r"\((?!https?:|#)[^)]*\)"
    return re.sub(rf"\[([^]]+)\]{within}", r"\1", re.sub(rf"!\[[^]]*\]{within}\n\n", "", readme))


setup(
    name="tensorboard-plugin-overview",
    version=version(),
    description="Overview for TensorBoard: how a model ran on TPU, GPU or CPU, from its profile",
    long_description=description(),
    long_description_content_type="text/markdown",
    license_expression="Apache-2.0",
    license_files=[
        "LICENSE",
        "NOTICE",
        "tensorboard_plugin_overview/static/THIRD_PARTY_NOTICES.txt",
    ],
    keywords=["tensorboard", "profiler", "performance", "jax", "tensorflow", "xplane"],
    classifiers=[
        "Development Status :: 3 - Alpha",
        "Intended Audience :: Developers",
        "Intended Audience :: Science/Research",
        "Operating System :: OS Independent",
        "Programming Language :: Python :: 3",
        "Programming Language :: Python :: 3 :: Only",
        "Programming Language :: Python :: 3.10",
        "Programming Language :: Python :: 3.11",
        "Programming Language :: Python :: 3.12",
        "Programming Language :: Python :: 3.13",
        "Topic :: Scientific/Engineering :: Artificial Intelligence",
        "Topic :: Software Development",
        "Typing :: Typed",
    ],
    packages=find_packages(include=["tensorboard_plugin_overview*"]),
    package_data={
        "tensorboard_plugin_overview": ["py.typed", "static/*"],
        "tensorboard_plugin_overview.overview": ["*.schema.json"],
        "tensorboard_plugin_overview.samples": ["*.pb", "*.pb.gz", "*.json.gz", "README.md"],
        "tensorboard_plugin_overview.cli": ["completions/*"],
    },
    python_requires=">=3.10",
    install_requires=[
        "msgspec>=0.18",
        "numpy>=2.0",
        "platformdirs>=3",
        "protobuf>=4.25",
        "tensorboard>=2.18",
        "werkzeug>=2.0",
    ],
    extras_require={
        "bench": ["jax", "xprof"],
        "dask": ["distributed"],
        "dev": ["build", "mypy", "ruff", "shtab", "twine"],
        "gcs": ["gcsfs"],
        "s3": ["s3fs"],
        "test": [
            # It has wheels for these systems, and needs a compiler of its own elsewhere.
            "atheris; platform_system == 'Linux' and platform_machine == 'x86_64'",
            "distributed",
            "flask",
            "flask-cors",
            "hypothesis",
            "jsonschema",
            "jsonschema-rs",
            "moto[s3]",
            "pandas",
            "pytest",
            "pytest-xdist",
            "s3fs",
        ],
    },
    entry_points={
        "console_scripts": ["tensorboard-overview = tensorboard_plugin_overview.__main__:program"],
        "tensorboard_plugins": ["overview = tensorboard_plugin_overview.loader:OverviewLoader"],
    },
    zip_safe=False,
)
