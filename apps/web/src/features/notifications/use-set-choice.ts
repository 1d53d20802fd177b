import type { NotificationKind } from "@takt/domain/notifications/model/notification-kind";
import { setQueryData } from "../../trpc/query-cache";
import { trpc } from "../../trpc/react";
import { useFieldDraft } from "../shared/drafts/use-field-draft";

/** A self-saving field: whether a kind of notification is sent to a channel. */
export function useSetChoice(kind: NotificationKind, channel: "inApp" | "email", saved: boolean) {
  const { choices } = trpc.useUtils().notifications;
  const { mutateAsync } = trpc.notifications.setChoice.useMutation();
  return useFieldDraft<boolean>("notification", `${kind}:${channel}`, {
    saved,
    delayMs: 0,
    async save(on) {
      await mutateAsync({ kind, channel, on });
      setQueryData(choices, undefined, (view) => ({
        ...view,
        choices: view.choices.map((one) => (one.kind === kind ? { ...one, [channel]: on } : one)),
      }));
      void choices.invalidate();
    },
  });
}
