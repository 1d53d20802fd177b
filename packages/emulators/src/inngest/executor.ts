import type { Clock } from "../core/clock";
import { createCronTimers } from "./cron-timers";
import { createSeenIds } from "./events/seen-ids";
import type { ConcurrencyLimit, FunctionSpec } from "./protocol/function-spec";
import { readPath } from "./protocol/read-path";
import { ulid } from "./protocol/ulid";
import { createCallQueue } from "./queue/call-queue";
import type { Rules } from "./rules/create-rules";
import { applyAnswer } from "./runs/apply-answer";
import { cancelsRun } from "./runs/cancels-run";
import { failedEvent } from "./runs/failed-event";
import { newRun } from "./runs/new-run";
import type { Answer, Call, Effect, InngestEvent, Run } from "./runs/run";
import { startsRuns } from "./runs/starts-runs";
import { summarizeRun, type RunSummary } from "./runs/summarize-run";
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

const MAX_ENDED_RUNS = 300;

export type Executor = ReturnType<typeof createExecutor>;

/** Runs functions: events and cron triggers start them, the app's answers continue them. All state is in memory. */
export function createExecutor({
  clock,
  rules,
  call,
  maxParallel,
  limitRecheckMs,
  maxRuns,
  retryDelays,
  warn,
}: ExecutorOptions) {
  const queue = createCallQueue(maxParallel, { recheckMs: limitRecheckMs, later });
  const wakes = createWakeList(clock, settleWhileTicking);
  const crons = createCronTimers(clock, fireCron);
  const seenIds = createSeenIds();
  const runs = new Map<string, Run>();
  let specs: FunctionSpec[] = [];
  let ended: RunSummary[] = [];
  let totals = { completed: 0, failed: 0, cancelled: 0 };
  const unsupported = new Set<string>();
  let order = 0;
  let settleUntil = 0; // real time, set by tick

  function register(next: FunctionSpec[]): boolean {
    const modified = JSON.stringify(next) !== JSON.stringify(specs);
    specs = next;
    if (modified) crons.set(specs);
    return modified;
  }

  /** Accepts all events, or returns false and accepts none when there are too many runs. */
  function accept(events: InngestEvent[]): boolean {
    if (runs.size + events.length > maxRuns) return false;
    for (const event of events) if (seenIds.isNew(event.id, clock.now())) deliver(event);
    return true;
  }

  function deliver(event: InngestEvent) {
    if (rules.losses.take({ event: event.name }, (rule) => rule.event !== undefined)) return;
    const twice = rules.doubles.take({ event: event.name }, (rule) => rule.event !== undefined) !== undefined;
    for (let time = 0; time < (twice ? 2 : 1); time++) {
      cancelBy(event);
      for (const spec of startsRuns(specs, event)) start(spec, event);
    }
  }

  function cancelBy(event: InngestEvent) {
    for (const spec of specs) {
      if (!spec.cancelOn.some((entry) => entry.event === event.name)) continue;
      for (const run of runs.values()) {
        if (run.functionId === spec.id && cancelsRun(spec, run, event))
          end({ ...run, status: "cancelled", endedAt: clock.now() });
      }
    }
  }

  function start(spec: FunctionSpec, event: InngestEvent) {
    const twice = rules.doubles.take(
      { functionId: spec.id },
      ({ fn, each }) => fn !== undefined && each === "run",
    );
    for (let time = 0; time < (twice ? 2 : 1); time++) {
      const run = newRun(spec, event, ulid(clock.now()), order++, clock.now());
      runs.set(run.id, run);
      // An event's ts may be in the future.
      take(run.id, { do: "call", call: { step: "step", attempt: 0 }, at: event.ts });
    }
  }

  function take(runId: string, effect: Effect) {
    wakes.at(effect.at, () => {
      const run = runs.get(runId);
      if (!run) return;
      if (effect.do === "call") return enqueue(run, effect.call);
      const woken = wakeRun(run, effect.step, clock.now());
      commit(woken.run, woken.effects);
    });
  }

  function enqueue(run: Run, next: Call) {
    const { id: runId } = run;
    const spec = specs.find(({ id }) => id === run.functionId);
    queue.push({
      order: run.order,
      keys: (spec?.concurrency ?? []).map((limit, index) => ({
        name: keyName(run, limit, index),
        limit: limit.limit,
      })),
      isStale: () => !runs.has(runId),
      start: () => execute(runId, next),
    });
  }

  async function execute(runId: string, next: Call): Promise<(() => void) | void> {
    const run = runs.get(runId);
    if (!run) return;
    const running: Run = { ...run, status: "running", calls: run.calls + 1 };
    runs.set(runId, running);
    const answer = await call(running, next);
    return () => {
      // The run may have changed meanwhile (a parallel step) or ended (cancelled, reset).
      const current = runs.get(runId);
      if (!current) return;
      const applied = applyAnswer(current, next, answer, { now: clock.now(), retryDelays });
      commit(applied.run, applied.effects);
    };
  }

  function commit(run: Run, effects: Effect[]) {
    if (run.endedAt !== null) return end(run);
    runs.set(run.id, run);
    for (const effect of effects) take(run.id, effect);
  }

  function end(run: Run) {
    runs.delete(run.id);
    if (run.status === "completed" || run.status === "failed" || run.status === "cancelled")
      totals[run.status] += 1;
    ended.push(summarizeRun(run));
    if (ended.length > MAX_ENDED_RUNS * 2) ended = ended.slice(-MAX_ENDED_RUNS);
    if (run.status !== "failed") return;
    if (run.error?.name === "UnsupportedByLocalExecutor")
      reportUnsupported(`${run.functionId}: ${run.error.message}`);
    deliver(failedEvent(run, ulid(clock.now()), clock.now()));
  }

  function reportUnsupported(message: string) {
    if (!unsupported.has(message)) warn(message);
    unsupported.add(message);
  }

  function fireCron(functionId: string, cron: string, at: number): Promise<void> {
    const spec = specs.find(({ id }) => id === functionId);
    const id = new Date(at).toISOString();
    const data = { cron, fireAt: id, scheduledAt: id };
    if (spec) start(spec, { id, name: "inngest/scheduled.timer", data, ts: at });
    return settleWhileTicking();
  }

  function later(ms: number, work: () => void) {
    return clock.at(clock.now() + ms, () => {
      work();
      return settleWhileTicking();
    });
  }

  /** Waits until all calls in flight except held ones have ended, before a tick's next timer fires. */
  async function settleWhileTicking() {
    while (queue.inFlight() > rules.held.size() && Date.now() < settleUntil)
      await new Promise((resolve) => setTimeout(resolve, 1));
  }

  return {
    register,
    accept,
    /**
     * Moves the clock. The work of each instant finishes before the next one, for `settleMs` of real time in all. With
     * `skipCrons` the cron triggers due meanwhile do not fire, so months pass at once.
     */
    async tick({ ms, settleMs, skipCrons }: { ms: number; settleMs: number; skipCrons: boolean }) {
      settleUntil = Date.now() + settleMs;
      await settleWhileTicking();
      if (skipCrons) crons.clear();
      await clock.advance(ms);
      if (skipCrons) crons.set(specs);
    },
    functions: () => specs,
    live: () => [...runs.values()],
    ended: () => ended.slice(-MAX_ENDED_RUNS),
    totals: () => ({ ...totals }),
    lastFires: crons.lastFires,
    /** The unsupported features that runs have used, as messages. */
    unsupported: () => [...unsupported],
    sizes: () => ({
      live: runs.size,
      inFlight: queue.inFlight(),
      lanes: queue.lanes(),
      wakes: wakes.size(),
      seenIds: seenIds.size(),
    }),
    reset() {
      runs.clear();
      queue.clear();
      wakes.clear();
      seenIds.clear();
      crons.clearLastFires();
      unsupported.clear();
      rules.clear();
      ended = [];
      totals = { completed: 0, failed: 0, cancelled: 0 };
    },
    close() {
      this.reset();
      crons.clear();
    },
  };
}

function keyName(run: Run, { key }: ConcurrencyLimit, index: number): string {
  return `${run.functionId} ${index} ${key === null ? "" : JSON.stringify(readPath(run.event, key))}`;
}
