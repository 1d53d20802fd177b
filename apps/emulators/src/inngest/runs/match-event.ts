import { evaluateExpression } from "../model/expression";
import type { FunctionSpec } from "../model/read-manifest";
import type { InngestEvent, Run } from "./run";

/** The functions that an event starts: those with a trigger of its name whose condition holds, each once. */
export function startsRuns(specs: readonly FunctionSpec[], event: InngestEvent): FunctionSpec[] {
  return specs.filter((spec) =>
    spec.triggers.some(
      (trigger) =>
        "event" in trigger && trigger.event === event.name && evaluateExpression(trigger.when, { event }),
    ),
  );
}

/** Whether a new event (`async` in conditions) ends this run, whose first event is `event` in conditions. */
export function cancelsRun(spec: FunctionSpec, run: Run, async: InngestEvent): boolean {
  return spec.cancelOn.some(
    (entry) => entry.event === async.name && evaluateExpression(entry.when, { event: run.event, async }),
  );
}
