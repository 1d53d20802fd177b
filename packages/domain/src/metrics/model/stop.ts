import type { ReadFailure } from "../../connections/model/read-outcome";
import { endOfUtcDay } from "../../shared/day-in";

/** How long a member is not asked again after no answer. */
const UNAVAILABLE_PAUSE_MS = 3_600_000;

/** Reasons that end a collection before everything due is read. */
export type Stop =
  | ReadFailure
  /** The member has disconnected, or another process has the collection. */
  | { kind: "lost" }
  /** Others get their turn. */
  | { kind: "slice_over" };

/** Why a collection is not continued before a time. */
export type CollectionHold = "quota_exhausted" | "limited" | "denied" | "unavailable";

/**
 * Returns until when a collection that was stopped is held. LinkedIn's quotas and what an app may read change from one UTC
 * day to the next at the earliest.
 */
export function holdAfter(stop: Stop, now: number): { why: CollectionHold; until: Date } | null {
  if (stop.kind === "quota_exhausted" || stop.kind === "denied")
    return { why: stop.kind, until: endOfUtcDay(now) };
  if (stop.kind === "limited") return { why: "limited", until: stop.until };
  if (stop.kind === "lost" || stop.kind === "slice_over") return null;
  // A refused token too: within seconds of its issue LinkedIn may not know it yet, and then the grant stays.
  return { why: "unavailable", until: new Date(now + UNAVAILABLE_PAUSE_MS) };
}
