import { useToast } from "@takt/ui/toast";
import { trpc } from "../../trpc/react";
import { useErrorText } from "../shared/use-error-text";

/** Marks one, or all, as read; list and bell follow. */
export function useMarkRead({ onAllRead }: { onAllRead: () => void }) {
  const { notifications } = trpc.useUtils();
  const { toast } = useToast();
  const errorText = useErrorText();
  const options = {
    onSettled: () => notifications.invalidate(),
    onError: (error: unknown) => toast({ tone: "error", title: errorText(error) }),
  };
  return {
    one: trpc.notifications.markRead.useMutation(options),
    all: trpc.notifications.markAllRead.useMutation({ ...options, onSuccess: onAllRead }),
  };
}
