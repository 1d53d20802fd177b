import type { Expression, Operand } from "./expression";
import { readPath } from "./read-path";

/**
 * Whether all pairs are equal. A field that is missing on both sides counts as equal, as observed on the real
 * server. Objects are compared by their JSON.
 */
export function evaluateExpression(
  expression: Expression,
  scope: { event: unknown; async?: unknown },
): boolean {
  return expression.every(([left, right]) => {
    return JSON.stringify(read(left, scope)) === JSON.stringify(read(right, scope));
  });
}

function read(operand: Operand, scope: { event: unknown; async?: unknown }): unknown {
  return "value" in operand ? operand.value : readPath(scope[operand.root], operand.path);
}
