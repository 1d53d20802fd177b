import { createCronTimers } from "./cron-timers";
import { createSeenIds } from "../events/read-events";
import type { FunctionSpec } from "../model/read-manifest";
import { readPath } from "../model/expression";
import { ulid } from "../model/ulid";
import type { Rules } from "../rules/create-rules";
import { cancelsRun, startsRuns } from "./match-event";
import { failedEvent, newRun, type InngestEvent, type Run } from "./run";
import { summarizeRun } from "./run-ledger";
import { RunEngine, type RunEngineOptions } from "./run-engine";

export type ExecutorOptions = Omit<RunEngineOptions, "keysOf" | "held" | "onEnd"> & {
  rules: Rules;
  /** The limit of unfinished runs; above it events are refused, and the sender retries. */
  maxRuns: number;
  /** Prints a warning for the developer. */
  warn: (message: string) => void;
};

/** Starts runs by events and cron triggers; run-engine.ts continues them. All state is in memory. */
export class Executor {
  private readonly engine: RunEngine;
  private readonly crons: ReturnType<typeof createCronTimers>;
  private readonly seenIds = createSeenIds();
  private readonly unsupportedMessages = new Set<string>();
  private specs: FunctionSpec[] = [];
  private order = 0;

  constructor(private readonly options: ExecutorOptions) {
    const { clock, rules } = options;
    this.engine = new RunEngine({
      ...options,
      keysOf: (run) => this.keysOf(run),
      held: () => rules.held.size(),
      onEnd: (run) => this.onEnd(run),
    });
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
    if (this.engine.ledger.size + events.length > this.options.maxRuns) return false;
    for (const event of events)
      if (this.seenIds.isNew(event.id, this.options.clock.now())) this.deliver(event);
    return true;
  }

  /** Moves the clock. The work of an instant ends before the next one, for `settleMs` of real time in all. */
  async tick({
    ms,
    settleMs,
    skipCrons,
  }: {
    ms: number;
    settleMs: number;
    skipCrons: boolean;
  }): Promise<void> {
    await this.engine.settleFor(settleMs);
    if (skipCrons) this.crons.clear();
    await this.options.clock.advance(ms);
    if (skipCrons) this.crons.set(this.specs);
  }

  /** Fires the cron triggers of a function now, besides their own times; returns whether it has one. */
  fire(fn: string): boolean {
    const spec = this.specs.find(({ id }) => id === fn || id.endsWith(`-${fn}`));
    const lines = spec?.triggers.filter((trigger) => "cron" in trigger) ?? [];
    for (const { cron } of lines) void this.fireCron(spec!.id, cron, this.options.clock.now());
    return lines.length > 0;
  }

  readonly functions = () => this.specs;
  readonly live = () => this.engine.ledger.live();
  readonly totals = () => this.engine.ledger.totals();
  /** The last ended runs, then the unfinished ones. */
  readonly runs = () => [...this.engine.ledger.ended(), ...this.live().map(summarizeRun)];
  readonly lastFires = () => this.crons.lastFires();
  /** The unsupported features that runs have used, as messages. */
  readonly unsupported = () => [...this.unsupportedMessages];
  readonly sizes = () => ({ ...this.engine.sizes(), seenIds: this.seenIds.size() });

  reset(): void {
    this.engine.clear();
    this.seenIds.clear();
    this.crons.clearLastFires();
    this.unsupportedMessages.clear();
    this.options.rules.clear();
  }

  close(): void {
    this.reset();
    this.crons.clear();
  }

  private deliver(event: InngestEvent): void {
    const { losses, doubles } = this.options.rules;
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
      for (const run of this.engine.ledger.live()) {
        if (run.functionId === spec.id && cancelsRun(spec, run, event))
          this.engine.end({ ...run, status: "cancelled", endedAt: this.options.clock.now() });
      }
    }
  }

  private start(spec: FunctionSpec, event: InngestEvent): void {
    const twice = this.options.rules.doubles.take(
      { functionId: spec.id },
      ({ fn, each }) => fn !== undefined && each === "run",
    );
    for (let time = 0; time < (twice ? 2 : 1); time++) {
      const now = this.options.clock.now();
      const run = newRun(spec, event, ulid(now), this.order++, now);
      // An event's ts may be in the future.
      this.engine.start(run, event.ts);
    }
  }

  private onEnd(run: Run): void {
    if (run.status !== "failed") return;
    if (run.error?.name === "UnsupportedByLocalExecutor")
      this.reportUnsupported(`${run.functionId}: ${run.error.message}`);
    this.deliver(failedEvent(run, ulid(this.options.clock.now()), this.options.clock.now()));
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
    return this.engine.settle();
  }

  /** The limits of a run's function, each with the run's own key. */
  private keysOf({ functionId, event }: Run) {
    const spec = this.specs.find(({ id }) => id === functionId);
    return (spec?.concurrency ?? []).map(({ key, limit }, index) => ({
      name: `${functionId} ${index} ${key === null ? "" : JSON.stringify(readPath(event, key))}`,
      limit,
    }));
  }
}
