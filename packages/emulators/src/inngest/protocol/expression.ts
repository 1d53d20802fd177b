/**
 * The slice of CEL that the SDK writes by itself (`match`, onFailure) and people write by hand most:
 * comparisons joined by `&&`. All pairs must be equal; no pairs is always true.
 */
export type Expression = [Operand, Operand][];
export type Operand =
  { root: "event" | "async"; path: string[] } | { value: string | number | boolean | null };
