import type { InngestEvent, Run } from "./run";

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
