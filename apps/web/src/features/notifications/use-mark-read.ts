import { useToast } from "@takt/ui/toast";
import { useState } from "react";
import { refetchAfterWrite } from "../../trpc/refetch-after-write";
import { trpc } from "../../trpc/react";
import { useErrorText } from "../shared/use-error-text";

/** Marks one notification or all as read. The page changes at once and is rolled back when the call fails. */
export function useMarkRead({ onAllRead }: { onAllRead: () => void }) {
  const { notifications } = trpc.useUtils();
  const { toast } = useToast();
  const errorText = useErrorText();
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const onSettled = () =>
    Promise.all([refetchAfterWrite(notifications.list), refetchAfterWrite(notifications.unreadCount)]);
  const onError = (error: unknown) => toast({ tone: "error", title: errorText(error) });
  const one = trpc.notifications.markRead.useMutation({
    onSettled,
    onMutate: ({ id }) => setRead((all) => new Set(all).add(id)),
    onError(error, { id }) {
      setRead((all) => new Set([...all].filter((other) => other !== id)));
      onError(error);
    },
  });
  const all = trpc.notifications.markAllRead.useMutation({ onSettled, onError, onSuccess: onAllRead });
  return {
    /** Tells whether a notification was marked on this page. */
    isRead: (id: string) => read.has(id),
    markRead: (id: string) => one.mutate({ id }),
    markAllRead: () => all.mutate(),
    markingAll: all.isPending,
  };
}
