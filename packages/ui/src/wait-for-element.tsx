/** The longest wait for an element. */
const TIMEOUT_MS = 10_000;

/**
 * Calls `attempt` now and at every change of the page until it returns true, ten seconds have passed, or the user presses
 * a key or a pointer. Returns a function that stops waiting.
 */
export function waitForElement(attempt: () => boolean): () => void {
  if (attempt()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (attempt()) stop();
  });
  const timer = setTimeout(stop, TIMEOUT_MS);
  observer.observe(document.body, { childList: true, subtree: true });
  window.addEventListener("keydown", stop, { capture: true });
  window.addEventListener("pointerdown", stop, { capture: true });
  return stop;

  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
    window.removeEventListener("keydown", stop, { capture: true });
    window.removeEventListener("pointerdown", stop, { capture: true });
  }
}
