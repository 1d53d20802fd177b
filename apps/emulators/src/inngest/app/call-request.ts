import type { Call, Run } from "../runs/run";

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
