import type { Clock } from "../../core/clock";
import { isRecord } from "../../core/is-record";
import { ulid } from "../model/ulid";
import type { Rules } from "../rules/create-rules";
import type { Answer, Call, Run } from "../runs/run";
import type { AppClient } from "./call-app";

type Deps = { client: AppClient; appUrl: string; clock: Clock; rules: Rules };

/** Makes one call of a run and applies the tests' rules: hold before, send twice, hold after, lose the answer. */
export async function makeCall(
  run: Run,
  call: Call,
  { client, appUrl, clock, rules }: Deps,
): Promise<Answer> {
  const nth = run.calls;
  const occasion = { functionId: run.functionId, call: nth };
  const isDropped = async (hold: string, stage: "before" | "after", steps: string[]) => {
    const { functionId, id: runId } = run;
    const { released } = rules.held.hold({
      hold,
      functionId,
      runId,
      call: nth,
      stage,
      steps,
      at: clock.now(),
    });
    return (await released) === "drop";
  };

  const before = rules.holds.take(occasion, ({ stage }) => stage === "before");
  if (before && (await isDropped(before.id, "before", [])))
    return { unreachable: "the call was dropped by a test" };

  const url = new URL(appUrl);
  url.searchParams.set("fnId", run.functionId);
  url.searchParams.set("stepId", call.step);
  const request = callRequest(run, call);
  const headers = {
    "x-run-id": run.id,
    "x-request-id": ulid(clock.now()),
    "x-inngest-req-version": "-1",
    "x-inngest-step-id": call.step,
  };
  const answer = await client.send("POST", url.href, request, headers);
  if (rules.doubles.take(occasion, ({ each, fn }) => each === "call" && fn !== undefined)) {
    await client.send("POST", url.href, request, headers);
  }

  const steps = stepNames(answer);
  const after = rules.holds.take({ ...occasion, steps }, ({ stage }) => stage === "after");
  if (after && (await isDropped(after.id, "after", steps)))
    return { unreachable: "the answer was dropped by a test" };
  if (rules.losses.take({ ...occasion, steps }, ({ fn }) => fn !== undefined))
    return { unreachable: "the answer was lost by a test" };
  return answer;
}

/** The ids, as written in the app's code, of the steps that an answer reports. */
function stepNames(answer: Answer): string[] {
  if ("unreachable" in answer || answer.status !== 206 || !Array.isArray(answer.body)) return [];
  return answer.body.flatMap((operation: unknown) => {
    const userland = isRecord(operation) ? operation.userland : undefined;
    return isRecord(userland) && typeof userland.id === "string" ? [userland.id] : [];
  });
}

/**
 * The body of a call. `ctx.fn_id` is left out on purpose: with it the SDK (4.x) runs several steps in one request and
 * reports them by callbacks (checkpointing); without it every request runs at most one step.
 */
export function callRequest(run: Run, call: Call): object {
  return {
    version: -1,
    event: run.event,
    events: [run.event],
    steps: run.memo,
    defers: {},
    use_api: false,
    ctx: {
      run_id: run.id,
      env: "",
      step_id: call.step,
      attempt: call.attempt,
      max_attempts: run.maxAttempts,
      // A planned step is requested by its hash; other steps must then only be reported.
      disable_immediate_execution: call.step !== "step",
      use_api: false,
      stack: { stack: run.stack, current: run.stack.length },
    },
  };
}
