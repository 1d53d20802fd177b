import type { TokenUsage } from "@takt/domain/writing/ports/writer";

/** Two counts of an answer; null when one is missing or no count. Servers other than OpenAI's leave them out. */
export function toUsage(input: unknown, output: unknown): TokenUsage {
  return isCount(input) && isCount(output) ? { input, output } : null;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
