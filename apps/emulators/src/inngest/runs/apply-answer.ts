import { readOperations } from "./read-operations";
import type { Answer, Call, Effect, Run, RunError } from "./run";
import { isRecord } from "../../core/is-record";

type Applied = { run: Run; effects: Effect[] };
type ApplyOptions = {
  now: number;
  /** Ms before the second try, the third and so on; the last one repeats. */
  retryDelays: readonly number[];
};

/**
 * Applies an answer to a run: returns the changed run and the effects that follow. Pure; the answers' shapes are those
 * of SDK 4.24 without checkpointing (one step per request). An unsupported answer ends the run with an error that
 * names it.
 */
export function applyAnswer(run: Run, call: Call, answer: Answer, options: ApplyOptions): Applied {
  if ("unreachable" in answer)
    return retry(run, call, { name: "AppUnreachable", message: answer.unreachable }, null, options);
  const { status, headers, body } = answer;
  const version = headers["x-inngest-req-version"];
  if (status === 206 && version !== undefined && version !== "2") {
    return fail(run, unsupported(`request version ${version} (optimizeParallelism: false)`), options.now);
  }
  if (status === 200) return complete(run, body, options.now);
  if (status === 206) return operations(run, call, answer, options);
  if (status === 201) return fail(run, unsupported("a streaming answer"), options.now);
  const error = toRunError(body, `the app answered ${status}`);
  if (headers["x-inngest-no-retry"] === "true") return fail(run, error, options.now);
  return retry(run, call, error, readRetryAfter(headers["retry-after"], options.now), options);
}

function operations(
  run: Run,
  call: Call,
  answer: Exclude<Answer, { unreachable: string }>,
  options: ApplyOptions,
): Applied {
  const read = readOperations(answer.body, options.now);
  if ("problem" in read) return fail(run, unsupported(read.problem), options.now);
  let next = run;
  const effects: Effect[] = [];
  for (const operation of read.operations) {
    const { id } = operation;
    next = { ...next, names: { ...next.names, [id]: operation.name } };
    switch (operation.op) {
      case "StepError": {
        const after = readRetryAfter(answer.headers["retry-after"], options.now);
        const retried = retry(next, call, toRunError(operation.error, "the step failed"), after, options);
        return { run: retried.run, effects: [...effects, ...retried.effects] };
      }
      case "StepRun":
        next = remember(next, id, { data: operation.data });
        break;
      case "StepFailed":
        next = remember(next, id, { error: operation.error });
        break;
      case "StepPlanned":
        next = { ...next, pending: { ...next.pending, [id]: "planned" } };
        effects.push({ do: "call", call: { step: id, attempt: 0 }, at: options.now });
        break;
      case "Sleep":
        next = { ...next, pending: { ...next.pending, [id]: "sleep" } };
        effects.push({ do: "wake", step: id, at: operation.until });
    }
  }
  return finishPending(next, effects, options.now);
}

function remember(run: Run, id: string, memo: { data: unknown } | { error: unknown }): Run {
  const { [id]: _, ...pending } = run.pending;
  return { ...run, pending, memo: { ...run.memo, [id]: memo }, stack: [...run.stack, id] };
}

function retry(
  run: Run,
  call: Call,
  error: RunError,
  after: number | null,
  { now, retryDelays }: ApplyOptions,
): Applied {
  const attempt = call.attempt + 1;
  if (attempt >= run.maxAttempts) return fail(run, error, now);
  const at = after ?? now + (retryDelays[Math.min(attempt, retryDelays.length) - 1] ?? 0);
  return {
    run: { ...run, status: "sleeping", error },
    effects: [{ do: "call", call: { step: call.step, attempt }, at }],
  };
}

function complete(run: Run, result: unknown, now: number): Applied {
  return {
    run: { ...run, status: "completed", result, error: null, endedAt: now, pending: {} },
    effects: [],
  };
}

function fail(run: Run, error: RunError, now: number): Applied {
  return { run: { ...run, status: "failed", error, endedAt: now, pending: {} }, effects: [] };
}

const unsupported = (what: string): RunError => ({
  name: "UnsupportedByLocalExecutor",
  message: `The local Inngest executor does not support ${what}.`,
});

/** A `retry-after` header (whole seconds or an instant) as an instant in ms, or null without a valid one. */
function readRetryAfter(header: string | undefined, now: number): number | null {
  if (!header) return null;
  if (/^\d+$/.test(header)) return now + Number(header) * 1000;
  const instant = Date.parse(header);
  return Number.isNaN(instant) ? null : Math.max(instant, now);
}

/** Reads the SDK's serialized error, or any other text, as a name and a message. */
function toRunError(body: unknown, otherwise: string): RunError {
  if (!isRecord(body))
    return { name: "Error", message: typeof body === "string" && body ? body.slice(0, 500) : otherwise };
  const text = (value: unknown) => (typeof value === "string" && value ? value : undefined);
  const stack = text(body.stack);
  return {
    name: text(body.name) ?? "Error",
    message: text(body.message) ?? text(body.error) ?? otherwise,
    ...(stack === undefined ? {} : { stack }),
  };
}

/** Continues a run: after its last pending step the function body is called once, as by the real server. */
function finishPending(run: Run, effects: Effect[], now: number): { run: Run; effects: Effect[] } {
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
