import type { TextCheck } from "@takt/domain/provenance/model/text-check";

const VERDICTS: readonly unknown[] = ["same", "similar", "none", "short"] satisfies TextCheck["verdict"][];

/** Tells whether an answer of the server is that of a check. */
export function isTextCheck(answer: unknown): answer is TextCheck {
  const { verdict, digitalSourceType, percent } = (answer ?? {}) as Partial<Record<string, unknown>>;
  if (!VERDICTS.includes(verdict)) return false;
  if (verdict === "none" || verdict === "short") return true;
  return typeof digitalSourceType === "string" && (verdict === "same" || typeof percent === "number");
}
