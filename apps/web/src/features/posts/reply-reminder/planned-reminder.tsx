import { REPLY_REMINDERS, type ReplyReminder } from "@takt/domain/notifications/model/reply-reminder";
import { cn } from "@takt/ui/cn";
import { textControl } from "@takt/ui/control-style";
import { useId } from "react";
import { SaveNote } from "~/features/shared/drafts/save-note";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { usePostReminder, type SavedReminder } from "./use-post-reminder";

/** Chooses in one line when the author of a scheduled post is reminded to reply below it. */
export function PlannedReminder({ postId }: { postId: string }) {
  const { data } = trpc.notifications.postReminder.useQuery({ postId });
  return data ? <Choice postId={postId} saved={data} /> : null;
}

function Choice({ postId, saved }: { postId: string; saved: SavedReminder }) {
  const { t } = useT("notifications");
  const id = useId();
  const field = usePostReminder(postId, saved);
  return (
    <>
      <label htmlFor={id} className="text-caption text-muted-fg">
        {t("replyReminder.title")}
      </label>
      <select
        id={id}
        value={field.value}
        onChange={({ target }) => field.store.set(target.value as ReplyReminder)}
        className={cn(textControl, "h-8 w-auto pointer-coarse:h-11")}
      >
        {REPLY_REMINDERS.map((value) => (
          <option key={value} value={value}>
            {t(`replyReminder.options.${value}`)}
          </option>
        ))}
      </select>
      <SaveNote status={field.status} error={field.error} onRetry={field.store.retry} />
    </>
  );
}
