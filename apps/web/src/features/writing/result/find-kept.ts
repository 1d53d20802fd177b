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
 * The version that the server kept of a stream whose end was not seen here, or null when none comes; and whether the
 * server has answered at all. Edits are none: they come from this screen. A question that fails is asked again: the
 * connection may be the reason for all of this.
 */
export async function findKept({
  ask,
  after,
  every,
  patience,
  signal,
}: Options): Promise<{ version: TextVersionView | null; answered: boolean }> {
  let answered = false;
  for (let waited = every; waited <= patience; waited += every) {
    await new Promise((resolve) => setTimeout(resolve, every));
    if (signal.aborted) break;
    try {
      const version = (await ask()).findLast(({ number, kind }) => number > after && kind !== "edited");
      if (version) return { version, answered: true };
      answered = true;
    } catch {
      // Probably the connection is still away.
    }
  }
  return { version: null, answered };
}
