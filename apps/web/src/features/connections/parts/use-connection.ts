import type { ConnectionView } from "@takt/domain/connections/model/connection-view";
import { daysUntil } from "@takt/domain/shared/days-until";
import { trpc } from "~/trpc/react";
import { toServerTime } from "~/features/shared/time/now";

/** The warning appears this many days before the connection expires; LinkedIn has no silent renewal. */
export const WARN_DAYS = 14;

export type ConnectionState = Pick<ConnectionView, "status" | "reason" | "heldBack" | "expiresAt"> & {
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
    expiresAt,
    daysLeft: expiresAt && daysUntil(expiresAt, toServerTime(dataUpdatedAt)),
  };
}
