import { trpc } from "../../trpc/react";

const EVERY = 60_000;

/** Unread notifications that still hold; asked each minute and when the window is looked at again. */
export function useUnreadCount(): number {
  const { data } = trpc.notifications.unreadCount.useQuery(undefined, {
    refetchInterval: EVERY,
    refetchOnWindowFocus: true,
  });
  return data?.count ?? 0;
}
