import type { TokenUsage } from "@takt/domain/writing/ports/writer";

/**
 * Reads the two token counts of an answer; null when one is missing or invalid. Servers other than OpenAI's may
 * leave them out.
 */
export function toUsage(input: unknown, output: unknown): TokenUsage {
  return isCount(input) && isCount(output) ? { input, output } : null;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Adds the token usage of two calls; null only when neither reports it. */
export function addUsage(before: TokenUsage, more: TokenUsage): TokenUsage {
  if (!before || !more) return before ?? more;
  return { input: before.input + more.input, output: before.output + more.output };
}
