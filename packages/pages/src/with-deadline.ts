/**
 * Runs `work` with a signal that aborts with `stopped` when `outer` aborts, and with `late` after `time`
 * milliseconds. `work` throws the reason.
 */
export async function withDeadline<Value>(
  { outer, time, stopped, late }: { outer: AbortSignal; time: number; stopped: Error; late: Error },
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const inner = new AbortController();
  const stop = () => inner.abort(stopped);
  outer.addEventListener("abort", stop);
  if (outer.aborted) stop();
  const timer = setTimeout(() => inner.abort(late), time);
  try {
    return await work(inner.signal);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener("abort", stop);
  }
}
