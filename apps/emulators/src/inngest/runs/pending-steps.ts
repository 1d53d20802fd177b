import type { Effect, Run } from "./run";

/** Continues a run: after its last pending step the function body is called once, as by the real server. */
export function finishPending(run: Run, effects: Effect[], now: number): { run: Run; effects: Effect[] } {
  const pending = Object.values(run.pending);
  if (pending.length === 0) {
    return {
      run: { ...run, status: "queued", error: null },
      effects: [{ do: "call", call: { step: "step", attempt: 0 }, at: now }],
    };
  }
  const status = pending.includes("planned") ? "queued" : "sleeping";
  return { run: { ...run, status, error: null }, effects };
}

/** Ends a sleep: stores null for it, and calls the function body if nothing else is pending. */
export function wakeRun(before: Run, step: string, now: number): { run: Run; effects: Effect[] } {
  const { [step]: _, ...pending } = before.pending;
  const run = { ...before, pending, memo: { ...before.memo, [step]: null }, stack: [...before.stack, step] };
  return finishPending(run, [], now);
}
