/** TensorBoard's window around the tab, or null where there is none or it is of another origin. */
export function parentWindow(): Window | null {
  try {
    const parent = window.parent;
    // Touching the hash throws where the parent has another origin.
    return parent !== window && typeof parent.location.hash === "string" ? parent : null;
  } catch {
    return null;
  }
}
