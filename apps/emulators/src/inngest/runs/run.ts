import type { FunctionSpec } from "../model/read-manifest";

/** A received event, with `id`, `ts` (ms) and `data` filled. */
export type InngestEvent = {
  id: string;
  name: string;
  data: Record<string, unknown>;
  ts: number;
  v?: string;
  user?: unknown;
  meta?: unknown;
};

type RunStatus = "queued" | "running" | "sleeping" | "completed" | "failed" | "cancelled";

/** The stored result of a step for the SDK: its value, its error, or null for a sleep that has ended. */
type Memo = { data: unknown } | { error: unknown } | null;

/** One execution of a function: plain JSON, replaced and never changed in place by applyAnswer. */
export type Run = {
  id: string;
  functionId: string;
  /** Order of arrival, which decides who goes first under a limit. */
  order: number;
  event: InngestEvent;
  maxAttempts: number;
  status: RunStatus;
  startedAt: number;
  endedAt: number | null;
  /** Calls to the app so far. */
  calls: number;
  memo: Record<string, Memo>;
  /** Hashes of the memoised steps in order of completion. */
  stack: string[];
  /** Unfinished steps: the function body is not called again before all have finished. */
  pending: Record<string, "planned" | "sleep">;
  /** The ids in the app's code by hash. */
  names: Record<string, string>;
  result: unknown;
  error: RunError | null;
};

export type RunError = { name: string; message: string; stack?: string };

/** One call to the app: the function body (`step`) or one planned step by its hash. `attempt` counts from 0. */
export type Call = { step: string; attempt: number };

/** An answer of the app, or the reason why there was none. */
export type Answer =
  | { status: number; headers: Record<string, string | undefined>; body: unknown }
  | { unreachable: string };

/** The next action of a run, due at `at` (ms). */
export type Effect = { do: "call"; call: Call; at: number } | { do: "wake"; step: string; at: number };

export function newRun(spec: FunctionSpec, event: InngestEvent, id: string, order: number, now: number): Run {
  return {
    id,
    functionId: spec.id,
    order,
    event,
    maxAttempts: spec.maxAttempts,
    status: "queued",
    startedAt: now,
    endedAt: null,
    calls: 0,
    memo: {},
    stack: [],
    pending: {},
    names: {},
    result: null,
    error: null,
  };
}

/** The event that triggers onFailure functions (shape as recorded from the real server). */
export function failedEvent(run: Run, id: string, now: number): InngestEvent {
  const { name, message, stack } = run.error ?? { name: "Error", message: "unknown" };
  return {
    id,
    name: "inngest/function.failed",
    ts: now,
    data: {
      function_id: run.functionId,
      run_id: run.id,
      error: { error: `${name}: ${message}`, name, message, stack: stack ?? "" },
      event: run.event,
      events: [run.event],
      _inngest: { status: "Failed" },
    },
  };
}
