import { useState } from "react";
import { refetchAfterWrite } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import { useAction } from "../shared/actions/use-action";

/** Marks one notification or all as read. The page changes at once and is rolled back when the call fails. */
export function useMarkRead({ onAllRead }: { onAllRead?: () => void } = {}) {
  const { notifications } = trpc.useUtils();
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const call = {
    one: trpc.notifications.markRead.useMutation(),
    all: trpc.notifications.markAllRead.useMutation(),
  };
  const refresh = () =>
    Promise.all([refetchAfterWrite(notifications.list), refetchAfterWrite(notifications.unreadCount)]);
  const one = useAction((id: string) => call.one.mutateAsync({ id }), {
    keyOf: (id) => id,
    optimistic(id) {
      setRead((all) => new Set(all).add(id));
      return () => setRead((all) => new Set([...all].filter((other) => other !== id)));
    },
    refresh,
  });
  const all = useAction(() => call.all.mutateAsync(), { refresh, onDone: onAllRead });
  return {
    /** Tells whether a notification was marked on this page. */
    isRead: (id: string) => read.has(id),
    markRead: (id: string) => void one.run(id),
    markAllRead: () => void all.run(null),
    markingAll: all.isRunning,
  };
}
