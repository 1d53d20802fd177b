import type { Answered, LinkedInError } from "../http/linkedin-types";

/** `error` is null when the body is not LinkedIn's. `random` is in [0, 1). */
export type Seen = { answered: Answered; error: LinkedInError | null; now: number; random: number };

/** A row of a table of answers: which answers it means, and what they are. */
export type AnswerRow<Result> = {
  from: number;
  /** Inclusive; defaults to `from`. */
  to?: number;
  /** Codes of the error object or of its input errors. */
  codes?: readonly string[];
  /** Matched against message, codes and descriptions, never against an echo of the user's text. */
  pattern?: RegExp;
  /**
   * Whether the row also matches a body that is not LinkedIn's, where gateways refuse a request before passing it
   * on.
   */
  anyBody?: boolean;
  result: Result | ((seen: Seen) => Result);
};

/** Returns the name of the first row that an answer matches; every table ends with a row that matches all, `unknown`. */
export function findRow<Name extends string>(
  table: Record<Name | "unknown", AnswerRow<unknown>>,
  { answered: { status }, error }: Seen,
): Name | "unknown" {
  const rows = Object.entries(table) as [Name, AnswerRow<unknown>][];
  const found = rows.find(
    ([, row]) =>
      status >= row.from &&
      status <= (row.to ?? row.from) &&
      (error !== null || row.anyBody === true) &&
      matches(row, error ?? { inputErrors: [] }),
  );
  return found?.[0] ?? "unknown";
}

function matches({ codes, pattern }: AnswerRow<unknown>, error: LinkedInError): boolean {
  const all = [error.code, ...error.inputErrors.map((input) => input.code)];
  if (codes && !codes.some((code) => all.includes(code))) return false;
  const texts = [error.message, ...all, ...error.inputErrors.flatMap((one) => [one.description, one.path])];
  return !pattern || texts.some((word) => word !== undefined && pattern.test(word));
}
