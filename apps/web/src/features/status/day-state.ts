import type { StatusDay } from "@takt/domain/health/model/status-part";

export type DayState = "ok" | "degraded" | "down" | "unknown";

/** Returns the worst state that a day had. */
export function dayState({ minutes }: StatusDay): DayState {
  if (!minutes) return "unknown";
  if (minutes.down > 0) return "down";
  return minutes.degraded > 0 ? "degraded" : "ok";
}
