import type { ReplyReminder } from "@takt/domain/notifications/model/reply-reminder";
import { useFieldDraft } from "~/features/shared/drafts/use-field-draft";
import { setQueryData } from "~/trpc/query-cache";
import { type RouterOutputs, trpc } from "~/trpc/react";

export type SavedReminder = RouterOutputs["notifications"]["postReminder"];

/** A self-saving field: the post's own choice, and until there is one that for all posts. */
export function usePostReminder(postId: string, { chosen, byDefault }: SavedReminder) {
  const { postReminder } = trpc.useUtils().notifications;
  const { mutateAsync } = trpc.notifications.choosePostReminder.useMutation();
  return useFieldDraft<ReplyReminder>("notification", `reminder:${postId}`, {
    saved: chosen ?? byDefault,
    delayMs: 300,
    async save(reminder) {
      await mutateAsync({ postId, reminder });
      setQueryData(postReminder, { postId }, (view) => ({ ...view, chosen: reminder }));
    },
  });
}
