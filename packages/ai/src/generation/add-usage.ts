import type { TokenUsage } from "@takt/domain/writing/ports/writer";

/** Adds the token usage of two calls; null only when neither reports it. */
export function addUsage(before: TokenUsage, more: TokenUsage): TokenUsage {
  if (!before || !more) return before ?? more;
  return { input: before.input + more.input, output: before.output + more.output };
}
