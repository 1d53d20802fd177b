import type { TextVersionView } from "@takt/domain/writing/model/composition-view";
import type { Rewrite } from "@takt/domain/writing/model/rewrite";
import type { WritingFailure } from "@takt/domain/writing/model/writing-event";

/** A job for the writer, with the id of its composition. */
export type WritingJob = { id: string } & (
  | { kind: "write"; engine: "outline" | null }
  | { kind: "rewrite"; versionId: string; rewrite: Rewrite }
);

/** How a job ended. */
export type JobOutcome = {
  /** Why it failed. An Error: it was refused, or the connection was lost. */
  failure: WritingFailure | Error | null;
  /** Its version: the whole text, or after a failure the received part. */
  version: TextVersionView | null;
  /** Whether the server has confirmed the outcome: without a version, nothing was stored. */
  certain: boolean;
};

export type AssistantState = JobOutcome & {
  /**
   * saving: what the job is based on is saved first. stopping: the stream has ended, and the server is asked for what it
   * has stored.
   */
  phase: "idle" | "saving" | "writing" | "stopping";
  /** The running job, or the last one; the outcome is its. */
  job: WritingJob | null;
  /** The received text; when idle, only a text that could not be stored. */
  text: string;
  seconds: number;
  /** The number of jobs that have ended here; it changes with each end. */
  ended: number;
  /** The version on the screen. `key` stays while it is edited, although the first change makes a new version. */
  shown: { key: string; id: string } | null;
};

export type AssistantEvent =
  | { kind: "asked" }
  /** Nothing is written: an answer is invalid or could not be saved. */
  | { kind: "declined" }
  | { kind: "started"; job: WritingJob }
  | { kind: "received"; text: string }
  | { kind: "ticked"; seconds: number }
  | { kind: "stopped" }
  | { kind: "ended"; outcome: JobOutcome; text: string }
  /** The page is left, or shows another composition. */
  | { kind: "left" }
  /** The versions are known; `id` is the one to begin with. */
  | { kind: "opened"; id: string }
  | { kind: "chosen"; id: string }
  /** The version that is shown under `key` has become an edited one. */
  | { kind: "edited"; key: string; id: string };

const NO_JOB = {
  phase: "idle",
  job: null,
  text: "",
  seconds: 0,
  failure: null,
  version: null,
  certain: false,
} as const;

/** The state before the first job. */
export const INITIAL: AssistantState = { ...NO_JOB, ended: 0, shown: null };

/** Whether a text is being written. */
export const isWriting = ({ phase }: Pick<AssistantState, "phase">): boolean =>
  phase === "writing" || phase === "stopping";

/** Returns the state after an event; the same one when the event comes too late to mean anything. */
export function reduce(state: AssistantState, event: AssistantEvent): AssistantState {
  switch (event.kind) {
    case "asked":
      return { ...state, phase: "saving" };
    case "declined":
      return { ...state, phase: "idle" };
    case "started":
      return { ...state, ...NO_JOB, phase: "writing", job: event.job };
    case "received":
      return { ...state, text: event.text };
    case "ticked":
      return { ...state, seconds: event.seconds };
    case "stopped":
      return { ...state, phase: "stopping" };
    case "ended":
      return ended(state, event);
    case "left":
      return { ...state, ...NO_JOB };
    case "opened":
      return state.shown ? state : { ...state, shown: { key: event.id, id: event.id } };
    case "chosen":
      return { ...state, shown: { key: event.id, id: event.id } };
    case "edited":
      return !state.shown || state.shown.key === event.key
        ? { ...state, shown: { key: event.key, id: event.id } }
        : state;
  }
}

/** A version that was written is shown at once; a text that could not be stored stays to be copied. */
function ended(
  state: AssistantState,
  { outcome, text }: Extract<AssistantEvent, { kind: "ended" }>,
): AssistantState {
  const { version } = outcome;
  return {
    ...state,
    ...outcome,
    phase: "idle",
    text: version ? "" : text,
    ended: state.ended + 1,
    shown: version ? { key: version.id, id: version.id } : state.shown,
  };
}
