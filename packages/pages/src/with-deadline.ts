/**
 * Runs `work` with a signal that `outer` aborts, with the reason `stopped`, and the clock after `time` milliseconds, with
 * the reason `late`. Both are errors that `work` is to throw.
 */
export async function withDeadline<Value>(
  { outer, time, stopped, late }: { outer: AbortSignal; time: number; stopped: Error; late: Error },
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const inner = new AbortController();
  const stop = () => inner.abort(stopped);
  outer.addEventListener("abort", stop);
  if (outer.aborted) stop();
  const clock = setTimeout(() => inner.abort(late), time);
  try {
    return await work(inner.signal);
  } finally {
    clearTimeout(clock);
    outer.removeEventListener("abort", stop);
  }
}
