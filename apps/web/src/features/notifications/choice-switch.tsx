import { Switch } from "@takt/ui/switch";
import { useT } from "~/i18n/use-t";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import { SaveNote } from "../shared/drafts/save-note";
import { useFieldDraft } from "../shared/drafts/use-field-draft";
import type { NotificationView } from "./use-notifications";

type Props = {
  kind: NotificationView["kind"];
  channel: "inApp" | "email";
  saved: boolean;
  disabled?: boolean;
};

/** A switch that saves itself and shows its save state. A value that could not be saved stays selected, with a retry. */
export function ChoiceSwitch({ kind, channel, saved, disabled }: Props) {
  const { t } = useT(["settings", "notifications"]);
  const field = useSetChoice(kind, channel, saved);
  return (
    <div className="grid justify-items-start gap-1">
      <Switch
        aria-label={t("notifications.switch", {
          kind: t(`notifications:kinds.${kind}.choice`),
          where: t(`notifications.${channel}`),
        })}
        checked={field.value}
        disabled={disabled}
        onCheckedChange={field.store.set}
      />
      <SaveNote status={field.status} error={field.error} onRetry={field.store.retry} />
    </div>
  );
}

/** A self-saving field: whether a kind of notification is sent to a channel. */
function useSetChoice(kind: NotificationView["kind"], channel: "inApp" | "email", saved: boolean) {
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
