import type { TextVersionView } from "@takt/domain/writing/model/composition-view";

type Options = {
  /** Fetches the current versions from the server. */
  fetchVersions: () => Promise<TextVersionView[]>;
  /** The number of the newest version before the job. */
  after: number;
  /** The time between two requests, and the time limit of all. */
  intervalMs: number;
  timeoutMs: number;
  /** Aborts the polling. */
  signal: AbortSignal;
};

/**
 * Polls for the version that the server has stored of a stream whose end was not received. Returns null when there is
 * none, and whether the server has answered at all. Edits are ignored, because they come from this screen. A failed
 * request is retried, because the connection may have caused the lost stream.
 */
export async function findStoredVersion({
  fetchVersions,
  after,
  intervalMs,
  timeoutMs,
  signal,
}: Options): Promise<{ version: TextVersionView | null; answered: boolean }> {
  let answered = false;
  for (let waitedMs = intervalMs; waitedMs <= timeoutMs; waitedMs += intervalMs) {
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
    if (signal.aborted) break;
    try {
      const version = (await fetchVersions()).findLast(
        ({ number, kind }) => number > after && kind !== "edited",
      );
      if (version) return { version, answered: true };
      answered = true;
    } catch {
      // The connection is probably still lost.
    }
  }
  return { version: null, answered };
}
