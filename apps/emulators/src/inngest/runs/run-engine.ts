import type { Clock } from "../../core/clock";
import { CallQueue, type Job } from "../queue/call-queue";
import { applyAnswer, wakeRun } from "./apply-answer";
import type { Answer, Call, Effect, Run } from "./run";
import { RunLedger } from "./run-ledger";

export type RunEngineOptions = {
  clock: Clock;
  /** Makes one call to the app; never rejects. */
  call: (run: Run, call: Call) => Promise<Answer>;
  maxParallel: number;
  /** Ms after which a full concurrency limit is checked again; with 0 as soon as a call ends. */
  limitRecheckMs: number;
  retryDelays: readonly number[];
  /** The concurrency limits that a run is under. */
  keysOf: (run: Run) => Job["keys"];
  /** The number of calls in flight that wait for a test to release them. */
  held: () => number;
  onEnd: (run: Run) => void;
};

/** Continues runs to their end: calls the app when it is their turn, and takes its answers. */
export class RunEngine {
  readonly ledger = new RunLedger();
  private readonly queue: CallQueue;
  private readonly wakes: ReturnType<typeof createWakeList>;
  private settleUntil = 0; // real time

  constructor(private readonly options: RunEngineOptions) {
    const { clock, maxParallel, limitRecheckMs } = options;
    const later = (ms: number, work: () => void) =>
      clock.at(clock.now() + ms, () => {
        work();
        return this.settle();
      });
    this.queue = new CallQueue(maxParallel, limitRecheckMs === 0 ? undefined : { ms: limitRecheckMs, later });
    this.wakes = createWakeList(clock, () => this.settle());
  }

  /** Calls the function body for the first time at `at` (ms). */
  start(run: Run, at: number): void {
    this.ledger.set(run);
    this.take(run.id, { do: "call", call: { step: "step", attempt: 0 }, at });
  }

  end(run: Run): void {
    this.ledger.end(run);
    this.options.onEnd(run);
  }

  /** From now on the work of an instant of the clock finishes before the next one, for `ms` of real time in all. */
  settleFor(ms: number): Promise<void> {
    this.settleUntil = Date.now() + ms;
    return this.settle();
  }

  /** Waits until all calls in flight except held ones have ended, or the time for it is over. */
  async settle(): Promise<void> {
    while (this.queue.inFlight() > this.options.held() && Date.now() < this.settleUntil)
      await new Promise((resolve) => setTimeout(resolve, 1));
  }

  sizes() {
    const { ledger, queue, wakes } = this;
    return { live: ledger.size, inFlight: queue.inFlight(), lanes: queue.lanes(), wakes: wakes.size() };
  }

  clear(): void {
    this.ledger.clear();
    this.queue.clear();
    this.wakes.clear();
  }

  private take(runId: string, effect: Effect): void {
    this.wakes.at(effect.at, () => {
      const run = this.ledger.get(runId);
      if (!run) return;
      if (effect.do === "call") return this.enqueue(run, effect.call);
      const woken = wakeRun(run, effect.step, this.options.clock.now());
      this.commit(woken.run, woken.effects);
    });
  }

  private enqueue(run: Run, next: Call): void {
    const { id: runId, order } = run;
    this.queue.push({
      order,
      keys: this.options.keysOf(run),
      isStale: () => !this.ledger.get(runId),
      start: () => this.execute(runId, next),
    });
  }

  private async execute(runId: string, next: Call): Promise<(() => void) | void> {
    const run = this.ledger.get(runId);
    if (!run) return;
    const running: Run = { ...run, status: "running", calls: run.calls + 1 };
    this.ledger.set(running);
    const { call, clock, retryDelays } = this.options;
    const answer = await call(running, next);
    return () => {
      // The run may have changed meanwhile (a parallel step) or ended (cancelled, reset).
      const current = this.ledger.get(runId);
      if (!current) return;
      const applied = applyAnswer(current, next, answer, { now: clock.now(), retryDelays });
      this.commit(applied.run, applied.effects);
    };
  }

  private commit(run: Run, effects: Effect[]): void {
    if (run.endedAt !== null) return this.end(run);
    this.ledger.set(run);
    for (const effect of effects) this.take(run.id, effect);
  }
}

/** Actions by due time, with one clock timer per instant, which a tick waits for. No action runs early. */
function createWakeList(clock: Clock, afterwards: () => Promise<void>) {
  const due = new Map<number, { actions: (() => void)[]; timer: { cancel(): void } }>();
  return {
    /** Runs `action` at `time` (ms), or at once when that has passed. */
    at(time: number, action: () => void) {
      if (time <= clock.now()) return action();
      const found = due.get(time);
      if (found) return void found.actions.push(action);
      const actions = [action];
      const timer = clock.at(time, () => {
        due.delete(time);
        for (const act of actions) act();
        return afterwards();
      });
      due.set(time, { actions, timer });
    },
    size: () => due.size,
    clear() {
      for (const { timer } of due.values()) timer.cancel();
      due.clear();
    },
  };
}
