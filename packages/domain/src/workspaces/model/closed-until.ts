import { WORKSPACE_LIMITS } from "./workspace-limits";

const DAY_MS = 86_400_000;

/** Returns until when a workspace that was closed then can be opened again; it is purged in the night after. */
export function closedUntil(closedAt: Date): Date {
  return new Date(closedAt.getTime() + WORKSPACE_LIMITS.closedDays * DAY_MS);
}
