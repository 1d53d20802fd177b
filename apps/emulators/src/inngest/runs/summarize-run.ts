import type { Run } from "./run";

export type RunSummary = Pick<
  Run,
  "id" | "functionId" | "status" | "startedAt" | "endedAt" | "calls" | "error"
> & {
  event: { id: string; name: string; ts: number };
  steps: { name: string; outcome: "done" | "failed" | "slept" | "planned" | "sleeping" }[];
  result: unknown;
};

const LONGEST_RESULT = 2000;

/** Summarizes a run for the inspector and for tests: its steps by name, without their values. */
export function summarizeRun(run: Run): RunSummary {
  const { id, functionId, status, startedAt, endedAt, calls, error, event } = run;
  const done = run.stack.map((hash) => {
    const memo = run.memo[hash];
    const outcome =
      memo === null || memo === undefined
        ? ("slept" as const)
        : "error" in memo
          ? ("failed" as const)
          : ("done" as const);
    return { name: run.names[hash] ?? hash, outcome };
  });
  const open = Object.entries(run.pending).map(([hash, kind]) => {
    return {
      name: run.names[hash] ?? hash,
      outcome: kind === "sleep" ? ("sleeping" as const) : ("planned" as const),
    };
  });
  const result = (JSON.stringify(run.result) ?? "").length > LONGEST_RESULT ? "(long)" : run.result;
  const { id: eventId, name, ts } = event;
  return {
    id,
    functionId,
    status,
    startedAt,
    endedAt,
    calls,
    error,
    event: { id: eventId, name, ts },
    steps: [...done, ...open],
    result,
  };
}
