/** An event as it came in, with `id`, `ts` (ms) and `data` filled. */
export type InngestEvent = {
  id: string;
  name: string;
  data: Record<string, unknown>;
  ts: number;
  v?: string;
  user?: unknown;
  meta?: unknown;
};

export type RunStatus = "queued" | "running" | "sleeping" | "completed" | "failed" | "cancelled";

/** What the SDK gets back for a step: its value, its error, or null for a sleep that is over. */
export type Memo = { data: unknown } | { error: unknown } | null;

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
  /** Steps asked for and not finished: the function body is not called again before all are. */
  pending: Record<string, "planned" | "sleep">;
  /** Hash -> the id written in the app's code, for people. */
  names: Record<string, string>;
  result: unknown;
  error: RunError | null;
};

export type RunError = { name: string; message: string; stack?: string };

/** One call to the app: the function body (`step`) or one planned step by its hash. `attempt` counts from 0. */
export type Call = { step: string; attempt: number };

/** What came back: an answer of the app, or the reason why there is none. */
export type Answer =
  { status: number; headers: Record<string, string | undefined>; body: unknown } | { unreachable: string };

/** What has to happen next, and not before `at` (ms). */
export type Effect = { do: "call"; call: Call; at: number } | { do: "wake"; step: string; at: number };
