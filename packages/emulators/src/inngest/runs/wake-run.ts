import { finishPending } from "./finish-pending";
import type { Effect, Run } from "./run";

/** Ends a sleep: stores null for it, and calls the function body if nothing else is pending. */
export function wakeRun(before: Run, step: string, now: number): { run: Run; effects: Effect[] } {
  const { [step]: _, ...pending } = before.pending;
  const run = { ...before, pending, memo: { ...before.memo, [step]: null }, stack: [...before.stack, step] };
  return finishPending(run, [], now);
}
