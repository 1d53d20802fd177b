import type { TextVersionView } from "@takt/domain/writing/model/composition-view";
import type { WritingEvent } from "@takt/domain/writing/model/writing-event";
import { readStream } from "~/features/shared/stream/read-stream";
import { isRefusal } from "~/trpc/is-refusal";
import type { AssistantEvent, JobOutcome, WritingJob } from "./assistant-state";

/** The server, and what the page knows of it. */
export type AssistantApi = {
  start: (job: WritingJob, signal: AbortSignal) => Promise<AsyncIterable<WritingEvent>>;
  /** The versions in the cache, and on the server. */
  knownVersions: (id: string) => readonly TextVersionView[];
  fetchVersions: (id: string) => Promise<TextVersionView[]>;
  onVersion: (id: string, version: TextVersionView) => void;
  onEnd: (id: string) => void;
  /** Calls back before the next frame; returns a function that cancels this. */
  onFrame: (run: () => void) => () => void;
  /** Calls back when the app is left; returns a function that cancels this. */
  onLeave: (run: () => void) => () => void;
};

/** `stop`: the user stops the job. `leave`: nobody waits for its end. */
type Signals = { stop: AbortSignal; leave: AbortSignal };
type Dispatch = (event: AssistantEvent) => void;

/** The server stores a stopped text soon; when no text was received, probably nothing was stored. */
const POLL_INTERVAL_MS = 400;
const POLL_TIMEOUT_MS = { text: 8000, nothing: 1600 };

/**
 * Runs a job and reports its text as it arrives. Resolves to how it ended, with the received text; null when it was left.
 * Never rejects.
 */
export async function runJob(
  job: WritingJob,
  api: AssistantApi,
  { stop, leave }: Signals,
  dispatch: Dispatch,
): Promise<{ outcome: JobOutcome; text: string } | null> {
  const after = Math.max(0, ...api.knownVersions(job.id).map(({ number }) => number));
  const { text, ending } = await stream(job, api, stop, dispatch);
  if (leave.aborted) return null;
  if (ending.kind === "done")
    return { outcome: { failure: null, version: ending.version, certain: true }, text };
  if (ending.kind === "failed") {
    const { reason: failure, version } = ending;
    // A stop that did not come from here and left nothing means that the composition was discarded meanwhile.
    return { outcome: { failure, version, certain: version !== null || failure !== "stopped" }, text };
  }
  const lost = ending.kind === "broken" ? ending.error : null;
  if (isRefusal(lost)) return { outcome: { failure: lost, version: null, certain: true }, text };

  dispatch({ kind: "received", text });
  dispatch({ kind: "stopped" });
  const timeoutMs = text === "" ? POLL_TIMEOUT_MS.nothing : POLL_TIMEOUT_MS.text;
  const { version, answered } = await findStored(() => api.fetchVersions(job.id), after, timeoutMs, leave);
  if (leave.aborted) return null;
  const why = stop.aborted ? ("stopped" as const) : (lost ?? new Error("the stream ended early"));
  // The text may be complete after all.
  const failure = version && !version.partial ? null : why;
  return { outcome: { version, failure, certain: answered }, text };
}

type LastEvent = Exclude<WritingEvent, { kind: "text" }>;
const isLast = (event: WritingEvent): event is LastEvent => event.kind !== "text";

/** Reads the stream until it ends in any way; `text` is the received text. It is reported at most once a frame. */
async function stream(job: WritingJob, api: AssistantApi, signal: AbortSignal, dispatch: Dispatch) {
  let text = "";
  let cancelFrame: (() => void) | null = null;
  // The whole text so far; it may become shorter, because a repair starts over.
  const onEvent = (event: { text: string }) => {
    ({ text } = event);
    cancelFrame ??= api.onFrame(() => {
      cancelFrame = null;
      dispatch({ kind: "received", text });
    });
  };
  const began = performance.now();
  const clock = setInterval(
    () => dispatch({ kind: "ticked", seconds: Math.floor((performance.now() - began) / 1000) }),
    1000,
  );
  const ending = await readStream(() => api.start(job, signal), { isLast, onEvent, signal });
  clearInterval(clock);
  (cancelFrame as (() => void) | null)?.();
  return { text, ending };
}

/**
 * Polls for the version that the server has stored of a stream whose end was not received: one newer than `after`. Edits
 * are ignored, because they come from this screen. A failed request is retried, because the connection may have caused
 * the lost stream. `answered`: whether the server has answered at all.
 */
async function findStored(
  fetchVersions: () => Promise<TextVersionView[]>,
  after: number,
  timeoutMs: number,
  leave: AbortSignal,
): Promise<{ version: TextVersionView | null; answered: boolean }> {
  let answered = false;
  for (let waitedMs = POLL_INTERVAL_MS; waitedMs <= timeoutMs; waitedMs += POLL_INTERVAL_MS) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    if (leave.aborted) break;
    try {
      const versions = await fetchVersions();
      const version = versions.findLast(({ number, kind }) => number > after && kind !== "edited");
      if (version) return { version, answered: true };
      answered = true;
    } catch {
      // The connection is probably still lost.
    }
  }
  return { version: null, answered };
}
