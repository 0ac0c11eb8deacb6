/** Returns TensorBoard's window around the tab, or null if there is none of the same origin. */
export function parentWindow(): Window | null {
  try {
    const parent = window.parent;
    // Reading the hash throws if the parent has another origin.
    return parent !== window && typeof parent.location.hash === "string" ? parent : null;
  } catch {
    return null;
  }
}
