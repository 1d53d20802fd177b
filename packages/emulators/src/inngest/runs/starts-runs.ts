import { evaluateExpression } from "../protocol/evaluate-expression";
import type { FunctionSpec } from "../protocol/function-spec";
import type { InngestEvent } from "./run";

/** The functions that an event starts: those with a trigger of its name whose condition holds, each once. */
export function startsRuns(specs: readonly FunctionSpec[], event: InngestEvent): FunctionSpec[] {
  return specs.filter((spec) =>
    spec.triggers.some(
      (trigger) =>
        "event" in trigger && trigger.event === event.name && evaluateExpression(trigger.when, { event }),
    ),
  );
}
