import type { TextVersionView } from "@takt/domain/writing/model/composition-view";
import type { Rewrite } from "@takt/domain/writing/model/rewrite";
import type { WritingEvent } from "@takt/domain/writing/model/writing-event";
import type { WritingFailure } from "@takt/domain/writing/model/writing-failure";
import { isRefusal } from "../../../trpc/is-refusal";
import { findStoredVersion } from "./find-stored-version";
import { latestByFrame } from "./latest-by-frame";
import { readEvents, type StreamEnding } from "./read-events";

/** A job for the writer, with the id of its composition. */
export type WritingJob = { id: string } & (
  { kind: "write"; engine: "outline" | null } | { kind: "rewrite"; versionId: string; rewrite: Rewrite }
);

export type WritingState = {
  /** `stopping`: the stream has ended, and the server is polled for what it has stored. */
  state: "idle" | "writing" | "stopping";
  /** The running job, or the last one. */
  job: WritingJob | null;
  /** The received text; when idle, only a text that could not be stored. */
  text: string;
  seconds: number;
  /** Why the last job failed. An Error: it was refused, or the connection was lost. */
  failure: WritingFailure | Error | null;
  /** The version of the last job: the whole text, or after a failure the received part. */
  version: TextVersionView | null;
  /** Whether the server has confirmed the outcome: without a version, nothing was stored. */
  certain: boolean;
  /** The number of jobs that have ended here; it changes with each end. */
  ended: number;
};

type WritingApi = {
  start: (job: WritingJob, signal: AbortSignal) => Promise<AsyncIterable<WritingEvent>>;
  /** The versions in the cache, and on the server. */
  knownVersions: (id: string) => readonly TextVersionView[];
  fetchVersions: (id: string) => Promise<TextVersionView[]>;
  onVersion: (id: string, version: TextVersionView) => void;
  onEnd: (id: string) => void;
  /** Calls back before the next frame; returns a function that cancels this. */
  onFrame: (run: () => void) => () => void;
};

/** The state before the first job. */
export const IDLE: WritingState = {
  state: "idle",
  job: null,
  text: "",
  seconds: 0,
  failure: null,
  version: null,
  certain: false,
  ended: 0,
};

/** The server stores a stopped text soon; when no text was received, probably nothing was stored. */
const POLL_INTERVAL_MS = 400;
const POLL_TIMEOUT_MS = { text: 8000, nothing: 1600 };

/**
 * Runs one writing job at a time and shows its text as it arrives. `subscribe` and `read` are for useSyncExternalStore.
 */
export function createWriting(api: WritingApi) {
  let shown: WritingState = IDLE;
  let running: { stream: AbortController; left: AbortController } | null = null;
  const listeners = new Set<() => void>();
  const show = (change: Partial<WritingState>) => {
    shown = { ...shown, ...change };
    for (const listener of listeners) listener();
  };

  /** Reads the stream until it ends in any way; `text` is the received text. */
  const stream = async (job: WritingJob, signal: AbortSignal) => {
    let text = "";
    let lost: Error | null = null;
    let ending: StreamEnding = { kind: "cut" };
    const began = Date.now();
    const clock = setInterval(() => show({ seconds: Math.floor((Date.now() - began) / 1000) }), 1000);
    const frames = latestByFrame(api.onFrame, (latest: string) => show({ text: latest }));
    const onText = (now: string) => {
      text = now;
      frames.put(now);
    };
    try {
      ending = await readEvents(await api.start(job, signal), onText, signal);
    } catch (error) {
      lost = error instanceof Error ? error : new Error(String(error));
    }
    clearInterval(clock);
    frames.stop();
    return { text, ending, lost };
  };

  const run = async (job: WritingJob): Promise<void> => {
    if (running) return;
    const signals = { stream: new AbortController(), left: new AbortController() };
    const left = signals.left.signal;
    running = signals;
    const after = Math.max(0, ...api.knownVersions(job.id).map(({ number }) => number));
    show({ ...IDLE, state: "writing", job, ended: shown.ended });
    const { text, ending, lost } = await stream(job, signals.stream.signal);
    if (left.aborted) return;

    let result: Pick<WritingState, "failure" | "version" | "certain">;
    if (ending.kind === "done") result = { failure: null, version: ending.version, certain: true };
    else if (ending.kind === "failed") {
      const { reason: failure, version } = ending;
      // A stop that did not come from here and left nothing means that the composition was discarded meanwhile.
      result = { failure, version, certain: version !== null || failure !== "stopped" };
    } else if (isRefusal(lost)) result = { failure: lost, version: null, certain: true };
    else {
      show({ state: "stopping", text });
      const timeoutMs = text === "" ? POLL_TIMEOUT_MS.nothing : POLL_TIMEOUT_MS.text;
      const fetchVersions = () => api.fetchVersions(job.id);
      const { version, answered } = await findStoredVersion({
        fetchVersions,
        after,
        intervalMs: POLL_INTERVAL_MS,
        timeoutMs,
        signal: left,
      });
      if (left.aborted) return;
      const stopped = signals.stream.signal.aborted ? ("stopped" as const) : null;
      const failure = stopped ?? lost ?? new Error("the stream ended early");
      // The text may be complete after all.
      result = { version, failure: version && !version.partial ? null : failure, certain: answered };
    }
    running = null;
    if (result.version) api.onVersion(job.id, result.version);
    show({ ...result, state: "idle", text: result.version ? "" : text, ended: shown.ended + 1 });
    api.onEnd(job.id);
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => shown,
    /** Runs a job to its end; does nothing while one is running. Never rejects. */
    run,
    stop() {
      if (!running || shown.state !== "writing") return;
      show({ state: "stopping" });
      running.stream.abort();
    },
    /** Aborts when the page is left or shows another composition; the server stores what it has written. */
    leave() {
      if (!running || !shown.job) return;
      const { id } = shown.job;
      const { stream: request, left } = running;
      running = null;
      left.abort();
      request.abort();
      show({ ...IDLE, ended: shown.ended });
      api.onEnd(id);
    },
  };
}
