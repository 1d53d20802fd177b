import { createEventStore } from "~/features/shared/stream/event-store";
import { INITIAL, reduce, type WritingJob } from "./assistant-state";
import type { Refusal } from "./prepare-job";
import { runJob, type AssistantApi } from "./run-job";
import { reportUnseenEnd } from "./unseen-ends";

export type Asked = { kind: "started" } | Refusal;

/** The assistants with a running job, by their composition. */
const running = new Map<string, Assistant>();

/** Returns the assistant that is writing a text of this composition, if any. */
export const findRunning = (compositionId: string): Assistant | undefined => running.get(compositionId);

/**
 * Has texts written, one at a time, and knows which version is shown. A job goes on while another tab or another page of
 * the app is shown, until the app is left. What each event makes of the state is in assistant-state.ts; this class has
 * the request. Its functions are bound.
 */
export class Assistant {
  private readonly store = createEventStore(reduce, INITIAL);
  private job: { stop: AbortController; leave: AbortController; clear: () => void } | null = null;

  constructor(private readonly api: AssistantApi) {}

  readonly subscribe = this.store.subscribe;
  readonly getState = this.store.getState;
  readonly dispatch = this.store.dispatch;

  /**
   * Prepares a job, and starts it; refused while there is one. `prepare` saves what the job is based on. Resolves once it
   * is started or refused. Rejects with what `prepare` throws.
   */
  readonly ask = async (prepare: () => Promise<WritingJob | Refusal>): Promise<Asked> => {
    if (this.getState().phase !== "idle") return { kind: "busy" };
    this.dispatch({ kind: "asked" });
    let prepared: WritingJob | Refusal | null = null;
    try {
      prepared = await prepare();
    } finally {
      if (prepared === null || !isJob(prepared)) this.dispatch({ kind: "declined" });
    }
    if (!isJob(prepared)) return prepared;
    void this.run(prepared);
    return { kind: "started" };
  };

  /** Runs a job to its end; does nothing while one is running. Never rejects. */
  readonly run = async (job: WritingJob): Promise<void> => {
    if (this.job) return;
    const [stop, leave] = [new AbortController(), new AbortController()];
    const unlisten = this.api.onLeave(this.leave);
    const clear = () => {
      this.job = null;
      running.delete(job.id);
      unlisten();
    };
    this.job = { stop, leave, clear };
    running.set(job.id, this);
    this.dispatch({ kind: "started", job });
    const ending = await runJob(job, this.api, { stop: stop.signal, leave: leave.signal }, this.dispatch);
    if (ending === null) return;
    clear();
    if (ending.outcome.version) this.api.onVersion(job.id, ending.outcome.version);
    this.dispatch({ kind: "ended", ...ending });
    this.api.onEnd(job.id);
    if (!this.store.isShown())
      reportUnseenEnd({ compositionId: job.id, isWritten: ending.outcome.failure === null });
  };

  /** Stops the job; the received text is stored. */
  readonly stop = (): void => {
    if (this.getState().phase !== "writing") return;
    this.dispatch({ kind: "stopped" });
    this.job?.stop.abort();
  };

  /** Aborts the job without waiting for its end; the server stores what it has written. */
  readonly leave = (): void => {
    const { job } = this.getState();
    if (!this.job || !job) return;
    const { stop, leave, clear } = this.job;
    clear();
    leave.abort();
    stop.abort();
    this.dispatch({ kind: "left" });
    this.api.onEnd(job.id);
  };
}

const isJob = (prepared: WritingJob | Refusal): prepared is WritingJob =>
  prepared.kind === "write" || prepared.kind === "rewrite";
