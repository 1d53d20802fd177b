/** Long enough to wait for a pause between two keys, and too short to be noticed. */
const LATEST_MS = 200;
/** Where a browser does not tell that it is idle (Safari): two frames. */
const TWO_FRAMES_MS = 34;

/**
 * Runs a task once the browser has painted and has nothing more urgent to do, a fifth of a second later at most. Returns
 * what cancels it.
 */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(task, { timeout: LATEST_MS });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(task, TWO_FRAMES_MS);
  return () => clearTimeout(timer);
}
