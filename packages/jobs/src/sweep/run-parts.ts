/** A part of the sweep; the error of a failure contains `name`. */
export type SweepPart = { name: string; work: () => Promise<unknown> };

/** No part of the sweep needs this long; one that does is abandoned, and the next part starts. */
const PART_TIMEOUT_MS = 30_000;

/**
 * Runs all parts one after the other. A part that fails, or takes longer than `timeoutMs`, does not keep the others
 * from running.
 * @throws {AggregateError} after the last one, with what failed
 */
export async function runParts(parts: readonly SweepPart[], timeoutMs = PART_TIMEOUT_MS): Promise<void> {
  const failures: Error[] = [];
  for (const { name, work } of parts) {
    try {
      await withDeadline(work(), timeoutMs);
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
