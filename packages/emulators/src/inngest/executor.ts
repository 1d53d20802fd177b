import type { Clock } from "../core/clock";
import { createCronTimers } from "./cron-timers";
import { createSeenIds } from "./events/seen-ids";
import type { ConcurrencyLimit, FunctionSpec } from "./protocol/function-spec";
import { readPath } from "./protocol/read-path";
import { ulid } from "./protocol/ulid";
import { CallQueue } from "./queue/call-queue";
import type { Rules } from "./rules/create-rules";
import { applyAnswer } from "./runs/apply-answer";
import { cancelsRun } from "./runs/cancels-run";
import { failedEvent } from "./runs/failed-event";
import { newRun } from "./runs/new-run";
import type { Answer, Call, Effect, InngestEvent, Run } from "./runs/run";
import { RunLedger } from "./runs/run-ledger";
import { startsRuns } from "./runs/starts-runs";
import { wakeRun } from "./runs/wake-run";
import { createWakeList } from "./wake-list";

export type ExecutorOptions = {
  clock: Clock;
  rules: Rules;
  /** Makes one call to the app; never rejects. */
  call: (run: Run, call: Call) => Promise<Answer>;
  maxParallel: number;
  /** Ms after which a full concurrency limit is checked again; with 0 as soon as a call ends. */
  limitRecheckMs: number;
  /** The limit of unfinished runs; above it events are refused, and the sender retries. */
  maxRuns: number;
  retryDelays: readonly number[];
  /** Prints a warning for the developer. */
  warn: (message: string) => void;
};

/** Runs functions: events and cron triggers start them, the app's answers continue them. All state is in memory. */
export class Executor {
  private readonly clock: Clock;
  private readonly rules: Rules;
  private readonly ledger = new RunLedger();
  private readonly queue: CallQueue;
  private readonly wakes: ReturnType<typeof createWakeList>;
  private readonly crons: ReturnType<typeof createCronTimers>;
  private readonly seenIds = createSeenIds();
  private readonly unsupportedMessages = new Set<string>();
  private specs: FunctionSpec[] = [];
  private order = 0;
  private settleUntil = 0; // real time, set by tick

  constructor(private readonly options: ExecutorOptions) {
    const { clock, rules, maxParallel, limitRecheckMs } = options;
    this.clock = clock;
    this.rules = rules;
    const later = (ms: number, work: () => void) => this.later(ms, work);
    this.queue = new CallQueue(maxParallel, { recheckMs: limitRecheckMs, later });
    this.wakes = createWakeList(clock, () => this.settleWhileTicking());
    this.crons = createCronTimers(clock, (id, cron, at) => this.fireCron(id, cron, at));
  }

  /** Replaces the functions; returns whether they differ from before. */
  register(next: FunctionSpec[]): boolean {
    const modified = JSON.stringify(next) !== JSON.stringify(this.specs);
    this.specs = next;
    if (modified) this.crons.set(next);
    return modified;
  }

  /** Accepts all events, or returns false and accepts none when there are too many runs. */
  accept(events: InngestEvent[]): boolean {
    if (this.ledger.size + events.length > this.options.maxRuns) return false;
    for (const event of events) if (this.seenIds.isNew(event.id, this.clock.now())) this.deliver(event);
    return true;
  }

  /**
   * Moves the clock. The work of each instant finishes before the next one, for `settleMs` of real time in all. With
   * `skipCrons` the cron triggers due meanwhile do not fire, so months pass at once.
   */
  async tick({
    ms,
    settleMs,
    skipCrons,
  }: {
    ms: number;
    settleMs: number;
    skipCrons: boolean;
  }): Promise<void> {
    this.settleUntil = Date.now() + settleMs;
    await this.settleWhileTicking();
    if (skipCrons) this.crons.clear();
    await this.clock.advance(ms);
    if (skipCrons) this.crons.set(this.specs);
  }

  readonly functions = () => this.specs;
  readonly live = () => this.ledger.live();
  readonly ended = () => this.ledger.ended();
  readonly totals = () => this.ledger.totals();
  readonly lastFires = () => this.crons.lastFires();
  /** The unsupported features that runs have used, as messages. */
  readonly unsupported = () => [...this.unsupportedMessages];
  readonly sizes = () => ({
    live: this.ledger.size,
    inFlight: this.queue.inFlight(),
    lanes: this.queue.lanes(),
    wakes: this.wakes.size(),
    seenIds: this.seenIds.size(),
  });

  reset(): void {
    this.ledger.clear();
    this.queue.clear();
    this.wakes.clear();
    this.seenIds.clear();
    this.crons.clearLastFires();
    this.unsupportedMessages.clear();
    this.rules.clear();
  }

  close(): void {
    this.reset();
    this.crons.clear();
  }

  private deliver(event: InngestEvent): void {
    const { losses, doubles } = this.rules;
    if (losses.take({ event: event.name }, (rule) => rule.event !== undefined)) return;
    const twice = doubles.take({ event: event.name }, (rule) => rule.event !== undefined) !== undefined;
    for (let time = 0; time < (twice ? 2 : 1); time++) {
      this.cancelBy(event);
      for (const spec of startsRuns(this.specs, event)) this.start(spec, event);
    }
  }

  private cancelBy(event: InngestEvent): void {
    for (const spec of this.specs) {
      if (!spec.cancelOn.some((entry) => entry.event === event.name)) continue;
      for (const run of this.ledger.live()) {
        if (run.functionId === spec.id && cancelsRun(spec, run, event))
          this.end({ ...run, status: "cancelled", endedAt: this.clock.now() });
      }
    }
  }

  private start(spec: FunctionSpec, event: InngestEvent): void {
    const twice = this.rules.doubles.take(
      { functionId: spec.id },
      ({ fn, each }) => fn !== undefined && each === "run",
    );
    for (let time = 0; time < (twice ? 2 : 1); time++) {
      const now = this.clock.now();
      const run = newRun(spec, event, ulid(now), this.order++, now);
      this.ledger.set(run);
      // An event's ts may be in the future.
      this.take(run.id, { do: "call", call: { step: "step", attempt: 0 }, at: event.ts });
    }
  }

  private take(runId: string, effect: Effect): void {
    this.wakes.at(effect.at, () => {
      const run = this.ledger.get(runId);
      if (!run) return;
      if (effect.do === "call") return this.enqueue(run, effect.call);
      const woken = wakeRun(run, effect.step, this.clock.now());
      this.commit(woken.run, woken.effects);
    });
  }

  private enqueue(run: Run, next: Call): void {
    const { id: runId, order } = run;
    const spec = this.specs.find(({ id }) => id === run.functionId);
    this.queue.push({
      order,
      keys: (spec?.concurrency ?? []).map((limit, index) => ({
        name: keyName(run, limit, index),
        limit: limit.limit,
      })),
      isStale: () => !this.ledger.get(runId),
      start: () => this.execute(runId, next),
    });
  }

  private async execute(runId: string, next: Call): Promise<(() => void) | void> {
    const run = this.ledger.get(runId);
    if (!run) return;
    const running: Run = { ...run, status: "running", calls: run.calls + 1 };
    this.ledger.set(running);
    const answer = await this.options.call(running, next);
    return () => {
      // The run may have changed meanwhile (a parallel step) or ended (cancelled, reset).
      const current = this.ledger.get(runId);
      if (!current) return;
      const { retryDelays } = this.options;
      const applied = applyAnswer(current, next, answer, { now: this.clock.now(), retryDelays });
      this.commit(applied.run, applied.effects);
    };
  }

  private commit(run: Run, effects: Effect[]): void {
    if (run.endedAt !== null) return this.end(run);
    this.ledger.set(run);
    for (const effect of effects) this.take(run.id, effect);
  }

  private end(run: Run): void {
    this.ledger.end(run);
    if (run.status !== "failed") return;
    if (run.error?.name === "UnsupportedByLocalExecutor")
      this.reportUnsupported(`${run.functionId}: ${run.error.message}`);
    this.deliver(failedEvent(run, ulid(this.clock.now()), this.clock.now()));
  }

  private reportUnsupported(message: string): void {
    if (!this.unsupportedMessages.has(message)) this.options.warn(message);
    this.unsupportedMessages.add(message);
  }

  private fireCron(functionId: string, cron: string, at: number): Promise<void> {
    const spec = this.specs.find(({ id }) => id === functionId);
    const id = new Date(at).toISOString();
    const data = { cron, fireAt: id, scheduledAt: id };
    if (spec) this.start(spec, { id, name: "inngest/scheduled.timer", data, ts: at });
    return this.settleWhileTicking();
  }

  private later(ms: number, work: () => void): { cancel(): void } {
    return this.clock.at(this.clock.now() + ms, () => {
      work();
      return this.settleWhileTicking();
    });
  }

  /** Waits until all calls in flight except held ones have ended, before a tick's next timer fires. */
  private async settleWhileTicking(): Promise<void> {
    while (this.queue.inFlight() > this.rules.held.size() && Date.now() < this.settleUntil)
      await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

function keyName(run: Run, { key }: ConcurrencyLimit, index: number): string {
  return `${run.functionId} ${index} ${key === null ? "" : JSON.stringify(readPath(run.event, key))}`;
}
