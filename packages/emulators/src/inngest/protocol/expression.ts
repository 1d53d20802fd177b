/**
 * The subset of CEL that the SDK generates (`match`, onFailure) and that is most common by hand: comparisons joined by
 * `&&`. All pairs must be equal; an empty list is always true.
 */
export type Expression = [Operand, Operand][];
export type Operand =
  { root: "event" | "async"; path: string[] } | { value: string | number | boolean | null };
