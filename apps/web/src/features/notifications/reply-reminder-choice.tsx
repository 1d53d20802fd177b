import { REPLY_REMINDERS, type ReplyReminder } from "@takt/domain/notifications/model/reply-reminder";
import { RadioGroup } from "@takt/ui/radio-group";
import { useT } from "~/i18n/use-t";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import { SaveNote } from "../shared/drafts/save-note";
import { useFieldDraft } from "../shared/drafts/use-field-draft";
import { SettingRow } from "../shared/setting-row";

/** Chooses when the member is reminded to reply below their posts. It saves itself. */
export function ReplyReminderChoice({ saved }: { saved: ReplyReminder }) {
  const { t } = useT("notifications");
  const { choices, postReminder } = trpc.useUtils().notifications;
  const { mutateAsync } = trpc.notifications.chooseReminder.useMutation();
  // Delayed, because arrow keys pass over other choices.
  const field = useFieldDraft<ReplyReminder>("notification", "replyReminder", {
    saved,
    delayMs: 300,
    async save(reminder) {
      await mutateAsync({ reminder });
      setQueryData(choices, undefined, (view) => ({ ...view, replyReminder: reminder }));
      void postReminder.invalidate();
    },
  });
  return (
    <SettingRow
      title={t("replyReminder.title")}
      hint={`${t("replyReminder.text")} ${t("replyReminder.quiet")}`}
    >
      <RadioGroup<ReplyReminder>
        label={t("replyReminder.title")}
        value={field.value}
        onValueChange={field.store.set}
        options={REPLY_REMINDERS.map((value) => ({ value, label: t(`replyReminder.options.${value}`) }))}
        className="flex flex-wrap gap-x-5 gap-y-3"
      />
      <SaveNote status={field.status} error={field.error} onRetry={field.store.retry} />
    </SettingRow>
  );
}
