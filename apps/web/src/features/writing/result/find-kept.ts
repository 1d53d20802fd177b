import type { TextVersionView } from "@takt/domain/writing/model/composition-view";

type Options = {
  /** The versions as the server has them now. */
  ask: () => Promise<TextVersionView[]>;
  /** The newest number there was before. */
  after: number;
  /** Milliseconds between two questions, and of all. */
  every: number;
  patience: number;
  /** Nobody waits any more. */
  signal: AbortSignal;
};

/**
 * The version that the server kept of a stream whose end was not seen here, or null when none comes. Edits are none: they
 * come from this screen. A question that fails is asked again: the connection may be the reason for all of this.
 */
export async function findKept({
  ask,
  after,
  every,
  patience,
  signal,
}: Options): Promise<TextVersionView | null> {
  for (let waited = every; waited <= patience; waited += every) {
    await new Promise((resolve) => setTimeout(resolve, every));
    if (signal.aborted) return null;
    try {
      const kept = (await ask()).findLast(({ number, kind }) => number > after && kind !== "edited");
      if (kept) return kept;
    } catch {
      // Probably the connection is still away.
    }
  }
  return null;
}
