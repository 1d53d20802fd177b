import type { WritingUsage } from "@takt/domain/writing/model/composition-view";

/** Where a member stands with the AI posts of the month. free: an outline, which costs none. */
export type UsageState = "free" | "left" | "few" | "none";

/** few: the last fifth of the plan's, five at most. */
export function usageState({ engine, remaining, limit }: WritingUsage): UsageState {
  if (engine.kind === "outline") return "free";
  if (remaining <= 0) return "none";
  return remaining <= Math.min(5, Math.max(1, Math.floor(limit / 5))) ? "few" : "left";
}
