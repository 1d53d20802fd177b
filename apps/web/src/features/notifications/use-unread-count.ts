import { trpc } from "../../trpc/react";

const REFETCH_INTERVAL_MS = 60_000;

/** Counts the unread notifications that are not resolved; refetched every minute and when the window gets the focus. */
export function useUnreadCount(): number {
  const { data } = trpc.notifications.unreadCount.useQuery(undefined, {
    refetchInterval: REFETCH_INTERVAL_MS,
    refetchOnWindowFocus: true,
  });
  return data?.count ?? 0;
}
