import type { TextVersionView } from "@takt/domain/writing/model/composition-view";
import type { Rewrite } from "@takt/domain/writing/model/rewrite";
import type { WritingEvent } from "@takt/domain/writing/model/writing-event";
import type { WritingFailure } from "@takt/domain/writing/model/writing-failure";
import { isRefusal } from "../../../trpc/is-refusal";
import { findKept } from "./find-kept";
import { latestByFrame } from "./latest-by-frame";
import { readEvents, type StreamEnding } from "./read-events";

/** What was asked for: of which composition, and what. */
export type WritingJob = { id: string } & (
  { kind: "write"; engine: "outline" | null } | { kind: "rewrite"; versionId: string; rewrite: Rewrite }
);

export type WritingState = {
  /** stopping: it has ended here, and the server is asked what it kept. */
  state: "idle" | "writing" | "stopping";
  /** The one under way, or the last one. */
  job: WritingJob | null;
  /** What has come; when idle, only what came and could not be kept. */
  text: string;
  seconds: number;
  /** Why the last one failed. An Error: it was refused, or the connection was lost. */
  failure: WritingFailure | Error | null;
  /** What the last one left: the whole text, or of a failure what had come. */
  version: TextVersionView | null;
  /** The server has said what became of it: without a version, nothing was kept. */
  certain: boolean;
  /** How many have ended here: a change of it is news. */
  ended: number;
};

type Ways = {
  start: (job: WritingJob, signal: AbortSignal) => Promise<AsyncIterable<WritingEvent>>;
  /** The versions known here, and as the server has them now. */
  known: (id: string) => readonly TextVersionView[];
  ask: (id: string) => Promise<TextVersionView[]>;
  onVersion: (id: string, version: TextVersionView) => void;
  onEnd: (id: string) => void;
  /** Calls back before the next picture is drawn; answers how to take that back. */
  onFrame: (run: () => void) => () => void;
};

/** Before the first one. */
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

/** What a server kept is there soon; where nothing had come, probably nothing was kept. Milliseconds. */
const EVERY = 400;
const PATIENCE = { text: 8000, nothing: 1600 };

/** Has one text written at a time and shows it as it comes. `subscribe` and `read` are for useSyncExternalStore. */
export function createWriting(ways: Ways) {
  let shown: WritingState = IDLE;
  let running: { stream: AbortController; left: AbortController } | null = null;
  const listeners = new Set<() => void>();
  const show = (change: Partial<WritingState>) => {
    shown = { ...shown, ...change };
    for (const listener of listeners) listener();
  };

  /** Until the stream ends, in whatever way; `text` is what had come. */
  const stream = async (job: WritingJob, signal: AbortSignal) => {
    let text = "";
    let lost: Error | null = null;
    let ending: StreamEnding = { kind: "cut" };
    const began = Date.now();
    const clock = setInterval(() => show({ seconds: Math.floor((Date.now() - began) / 1000) }), 1000);
    const frames = latestByFrame(ways.onFrame, (latest: string) => show({ text: latest }));
    const onText = (now: string) => {
      text = now;
      frames.put(now);
    };
    try {
      ending = await readEvents(await ways.start(job, signal), onText, signal);
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
    const after = Math.max(0, ...ways.known(job.id).map(({ number }) => number));
    show({ ...IDLE, state: "writing", job, ended: shown.ended });
    const { text, ending, lost } = await stream(job, signals.stream.signal);
    if (left.aborted) return;

    let result: Pick<WritingState, "failure" | "version" | "certain">;
    if (ending.kind === "done") result = { failure: null, version: ending.version, certain: true };
    else if (ending.kind === "failed") {
      const { reason: failure, version } = ending;
      // Stopped by nobody here, and nothing kept: the composition was discarded meanwhile, whatever had come.
      result = { failure, version, certain: version !== null || failure !== "stopped" };
    } else if (isRefusal(lost)) result = { failure: lost, version: null, certain: true };
    else {
      show({ state: "stopping", text });
      const patience = text === "" ? PATIENCE.nothing : PATIENCE.text;
      const ask = () => ways.ask(job.id);
      const { version, answered } = await findKept({ ask, after, every: EVERY, patience, signal: left });
      if (left.aborted) return;
      const stopped = signals.stream.signal.aborted ? ("stopped" as const) : null;
      const failure = stopped ?? lost ?? new Error("the stream ended early");
      // It may have been written to its end after all.
      result = { version, failure: version && !version.partial ? null : failure, certain: answered };
    }
    running = null;
    if (result.version) ways.onVersion(job.id, result.version);
    show({ ...result, state: "idle", text: result.version ? "" : text, ended: shown.ended + 1 });
    ways.onEnd(job.id);
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => shown,
    /** Ends when it has ended; does nothing while one is under way. Never rejects. */
    run,
    stop() {
      if (!running || shown.state !== "writing") return;
      show({ state: "stopping" });
      running.stream.abort();
    },
    /** The page is left, or shows another composition: the server keeps what came. */
    leave() {
      if (!running || !shown.job) return;
      const { id } = shown.job;
      const { stream: request, left } = running;
      running = null;
      left.abort();
      request.abort();
      show({ ...IDLE, ended: shown.ended });
      ways.onEnd(id);
    },
  };
}
