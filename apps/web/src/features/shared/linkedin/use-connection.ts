import type { ConnectionView } from "@takt/domain/connections/model/connection-view";
import { trpc } from "../../../trpc/react";
import { daysUntil } from "./days-until";

export type ConnectionState = Pick<ConnectionView, "status" | "reason" | "heldBack"> & {
  /** Whole days until the connection ends; null when that is not known. */
  daysLeft: number | null;
};

/** The connection to LinkedIn as the shell tells it; null while it is not known. */
export function useConnection(): ConnectionState | null {
  const { data, dataUpdatedAt } = trpc.connections.get.useQuery();
  if (!data) return null;
  const { status, reason, heldBack, expiresAt } = data;
  // Counted from the answer's time, which server and browser share, and not from now.
  return { status, reason, heldBack, daysLeft: expiresAt && daysUntil(expiresAt, dataUpdatedAt) };
}
