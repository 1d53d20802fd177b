import {
  REMINDER_TIMING,
  REPLY_REMINDERS,
  type ReplyReminder,
} from "@takt/domain/notifications/model/reply-reminder";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { RadioGroup } from "@takt/ui/radio-group";
import { SaveNote } from "~/features/shared/drafts/save-note";
import { LocaleLink } from "~/features/shared/locale-link";
import { useNow } from "~/features/shared/time/use-clock";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { RailSection } from "~/features/shared/rail-section";
import { usePostReminder, type SavedReminder } from "./use-post-reminder";

type Post = Pick<PostView, "id" | "status" | "publishedAt" | "removedAt">;

/** Chooses when the author of a post is reminded to reply below it, as long as there is a reminder to come. */
export function ReplyReminderField({ post }: { post: Post }) {
  const now = useNow(30_000);
  const isToCome = now !== null && mayRemind(post, now);
  const { data } = trpc.notifications.postReminder.useQuery({ postId: post.id }, { enabled: isToCome });
  return isToCome && data ? <Field postId={post.id} saved={data} /> : null;
}

/** Whether a reminder can still be chosen: the last is due an hour after the post is out. */
function mayRemind({ status, publishedAt, removedAt }: Post, now: Date): boolean {
  if (removedAt || (status !== "publishing" && status !== "published")) return false;
  return publishedAt === null || now.getTime() - publishedAt.getTime() < REMINDER_TIMING.choosableMs;
}

function Field({ postId, saved }: { postId: string; saved: SavedReminder }) {
  const { t } = useT("notifications");
  const field = usePostReminder(postId, saved);
  return (
    <RailSection title={t("replyReminder.title")}>
      <RadioGroup<ReplyReminder>
        label={t("replyReminder.title")}
        value={field.value}
        onValueChange={field.store.set}
        options={REPLY_REMINDERS.map((value) => ({ value, label: t(`replyReminder.options.${value}`) }))}
        className="grid gap-2.5"
      />
      <LocaleLink
        href="/app/user/settings?tab=notifications"
        className="link w-fit text-caption pointer-coarse:min-h-11"
      >
        {t("replyReminder.settings")}
      </LocaleLink>
      <SaveNote status={field.status} error={field.error} onRetry={field.store.retry} />
    </RailSection>
  );
}
