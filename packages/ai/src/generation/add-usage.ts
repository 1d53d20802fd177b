import type { TokenUsage } from "@takt/domain/writing/ports/writer";

/** Of all calls that one text took; null only when none of them said. */
export function addUsage(before: TokenUsage, more: TokenUsage): TokenUsage {
  if (!before || !more) return before ?? more;
  return { input: before.input + more.input, output: before.output + more.output };
}
