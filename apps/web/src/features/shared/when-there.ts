/** How long something is waited for, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Calls `attempt` now and at every change of the page until it answers true, ten seconds are over, or the user does
 * something else. Answers how to give up.
 */
export function whenThere(attempt: () => boolean): () => void {
  if (attempt()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (attempt()) stop();
  });
  const timer = setTimeout(stop, PATIENCE);
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
