import { finishPending } from "./finish-pending";
import type { Effect, Run } from "./run";

/** A sleep is over: it is remembered as null, and the function body is called if nothing else is pending. */
export function wakeRun(before: Run, step: string, now: number): { run: Run; effects: Effect[] } {
  const { [step]: _, ...pending } = before.pending;
  const run = { ...before, pending, memo: { ...before.memo, [step]: null }, stack: [...before.stack, step] };
  return finishPending(run, [], now);
}
