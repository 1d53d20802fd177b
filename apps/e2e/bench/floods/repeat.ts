/** Runs `once` repeatedly in `concurrency` lanes until `signal` is aborted; returns how often each outcome occurred. */
export async function repeat(
  signal: AbortSignal,
  concurrency: number,
  once: () => Promise<string>,
): Promise<string> {
  const counts = new Map<string, number>();
  const lane = async () => {
    while (!signal.aborted) {
      const outcome = await once().catch((error: unknown) => (error instanceof Error ? error.name : "error"));
      if (!signal.aborted) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      // A request that is refused at once must not turn this lane into a busy loop.
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  return [...counts].map(([outcome, count]) => `${count} x ${outcome}`).join(", ") || "nothing";
}
