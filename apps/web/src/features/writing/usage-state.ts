import { fewLeft } from "@takt/domain/plans/model/usage";
import type { WritingUsage } from "@takt/domain/writing/model/composition-view";

/** The state of the month's AI posts. `free`: an outline, which costs none. */
export type UsageState = "free" | "left" | "few" | "none";

/** Returns the usage state; `few` is the last fifth of the plan's limit, at most five. */
export function usageState({ engine, remaining, limit }: WritingUsage): UsageState {
  if (engine.kind === "outline") return "free";
  if (remaining <= 0) return "none";
  return remaining <= fewLeft(limit) ? "few" : "left";
}
