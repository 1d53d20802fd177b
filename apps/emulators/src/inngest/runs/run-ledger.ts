import type { Run } from "./run";

const MAX_ENDED_RUNS = 300;
const noTotals = () => ({ completed: 0, failed: 0, cancelled: 0 });

/** All runs: the unfinished ones, the last ended ones, and how many have ended in which way. */
export class RunLedger {
  private readonly runs = new Map<string, Run>();
  private summaries: RunSummary[] = [];
  private counts = noTotals();

  get size(): number {
    return this.runs.size;
  }

  /** The unfinished run of this id. */
  get(id: string): Run | undefined {
    return this.runs.get(id);
  }

  set(run: Run): void {
    this.runs.set(run.id, run);
  }

  live(): Run[] {
    return [...this.runs.values()];
  }

  ended(): RunSummary[] {
    return this.summaries.slice(-MAX_ENDED_RUNS);
  }

  totals(): { completed: number; failed: number; cancelled: number } {
    return { ...this.counts };
  }

  end(run: Run): void {
    this.runs.delete(run.id);
    if (run.status === "completed" || run.status === "failed" || run.status === "cancelled")
      this.counts[run.status] += 1;
    this.summaries.push(summarizeRun(run));
    if (this.summaries.length > MAX_ENDED_RUNS * 2) this.summaries = this.ended();
  }

  clear(): void {
    this.runs.clear();
    this.summaries = [];
    this.counts = noTotals();
  }
}

export type RunSummary = Omit<
  Run,
  "event" | "memo" | "stack" | "pending" | "names" | "order" | "maxAttempts"
> & {
  event: { id: string; name: string; ts: number };
  steps: { name: string; outcome: "done" | "failed" | "slept" | "planned" | "sleeping" }[];
};

const LONGEST_RESULT = 2000;

/** Summarizes a run for the inspector and for tests: its steps by name, without their values. */
export function summarizeRun(run: Run): RunSummary {
  const { memo, stack, pending, names, order: _order, maxAttempts: _max, ...shown } = run;
  const done = stack.map((hash) => ({ name: names[hash] ?? hash, outcome: outcomeOf(memo[hash]) }));
  const open = Object.entries(pending).map(([hash, kind]) => ({
    name: names[hash] ?? hash,
    outcome: kind === "sleep" ? ("sleeping" as const) : kind,
  }));
  const isLong = (JSON.stringify(run.result) ?? "").length > LONGEST_RESULT;
  const { id, name, ts } = run.event;
  return {
    ...shown,
    event: { id, name, ts },
    steps: [...done, ...open],
    result: isLong ? "(long)" : run.result,
  };
}

function outcomeOf(memo: Run["memo"][string] | undefined): "done" | "failed" | "slept" {
  if (!memo) return "slept";
  return "error" in memo ? "failed" : "done";
}
