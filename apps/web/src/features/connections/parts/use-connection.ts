import type { ConnectionView } from "@takt/domain/connections/model/connection-view";
import { trpc } from "~/trpc/react";
import { toServerTime } from "~/features/shared/time/now";

/** The warning appears this many days before the connection expires; LinkedIn has no silent renewal. */
export const WARN_DAYS = 14;

const DAY_MS = 24 * 3600_000;

export type ConnectionState = Pick<ConnectionView, "status" | "reason" | "heldBack"> & {
  /** Whole days until the connection expires; null when that is unknown. */
  daysLeft: number | null;
};

/** The LinkedIn connection as the shell shows it; null while it is loading. */
export function useConnection(): ConnectionState | null {
  const { data, dataUpdatedAt } = trpc.connections.get.useQuery();
  if (!data) return null;
  const { status, reason, heldBack, expiresAt } = data;
  // Counted from the time of the response and not from now, so that server and browser agree.
  return {
    status,
    reason,
    heldBack,
    daysLeft: expiresAt && daysUntil(expiresAt, toServerTime(dataUpdatedAt)),
  };
}

/** Days from `now` (milliseconds) to `end`, a started day counted as a whole; 0 when it is over. */
export function daysUntil(end: Date, now: number): number {
  return Math.max(0, Math.ceil((end.getTime() - now) / DAY_MS));
}
