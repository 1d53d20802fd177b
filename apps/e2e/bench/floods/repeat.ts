/** Runs `once` side by side and again and again until `signal` is aborted; answers how often it ended in which way. */
export async function repeat(
  signal: AbortSignal,
  sideBySide: number,
  once: () => Promise<string>,
): Promise<string> {
  const counts = new Map<string, number>();
  const lane = async () => {
    while (!signal.aborted) {
      const what = await once().catch((error: unknown) => (error instanceof Error ? error.name : "error"));
      if (!signal.aborted) counts.set(what, (counts.get(what) ?? 0) + 1);
      // What is refused at once must not become a busy loop of this process.
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, lane));
  return [...counts].map(([what, count]) => `${count} x ${what}`).join(", ") || "nothing";
}
