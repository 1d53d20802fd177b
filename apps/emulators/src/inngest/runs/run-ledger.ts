import type { Run } from "./run";
import { summarizeRun, type RunSummary } from "./summarize-run";

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
