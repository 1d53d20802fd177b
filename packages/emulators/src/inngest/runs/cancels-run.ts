import { evaluateExpression } from "../protocol/evaluate-expression";
import type { FunctionSpec } from "../protocol/function-spec";
import type { InngestEvent, Run } from "./run";

/** Whether a new event (`async` in conditions) ends this run, whose first event is `event` in conditions. */
export function cancelsRun(spec: FunctionSpec, run: Run, async: InngestEvent): boolean {
  return spec.cancelOn.some(
    (entry) => entry.event === async.name && evaluateExpression(entry.when, { event: run.event, async }),
  );
}
