import { useToast } from "@takt/ui/toast";
import { useState } from "react";
import { askAnew } from "../../trpc/ask-anew";
import { trpc } from "../../trpc/react";
import { useErrorText } from "../shared/use-error-text";

/** Marks one, or all, as read: the page shows it at once, list and bell follow. A refusal takes it back. */
export function useMarkRead({ onAllRead }: { onAllRead: () => void }) {
  const { notifications } = trpc.useUtils();
  const { toast } = useToast();
  const errorText = useErrorText();
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const onSettled = () => Promise.all([askAnew(notifications.list), askAnew(notifications.unreadCount)]);
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
    /** Whether it was marked on this page. */
    isRead: (id: string) => read.has(id),
    markRead: (id: string) => one.mutate({ id }),
    markAllRead: () => all.mutate(),
    markingAll: all.isPending,
  };
}
