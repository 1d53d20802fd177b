/** A part of the sweep; `name` is told when it fails. */
export type SweepPart = { name: string; work: () => Promise<unknown> };

/** Nothing that the sweep does takes so long; what does is left behind, and the next part begins. */
const LONGEST_MS = 30_000;

/**
 * Runs all parts one after the other. One that fails, or takes longer than `longestMs`, keeps no other from running.
 * @throws {AggregateError} after the last one, with what failed
 */
export async function runParts(parts: readonly SweepPart[], longestMs = LONGEST_MS): Promise<void> {
  const failures: Error[] = [];
  for (const { name, work } of parts) {
    try {
      await withDeadline(work(), longestMs);
    } catch (cause) {
      failures.push(
        new Error(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause }),
      );
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `sweep: ${failures.map(({ message }) => message).join("; ")}`);
}

async function withDeadline(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${ms} ms`)), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
