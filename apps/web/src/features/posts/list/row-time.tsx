import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { cn } from "@takt/ui/cn";
import { useT } from "~/i18n/use-t";
import { useClock } from "~/features/shared/time/use-clock";
import { StatusIcon } from "../parts/status/status-badge";
import { STATUS_TEXT } from "../parts/status/status-text";
import { relevantTime } from "./relevant-time";

/** The status of a post as an icon, and the time that matters for it: of the day of its group the time of day alone. */
export function RowTime({ post, day }: { post: PostSummary; day: string }) {
  const { t } = useT("posts");
  const clock = useClock();
  const [key, at] = relevantTime(post);
  return (
    <p
      data-status={post.status}
      className={cn("flex items-center gap-1.5 text-caption tabular-nums", STATUS_TEXT[post.status])}
    >
      <StatusIcon status={post.status} />
      <span className="sr-only">{t(`status.${post.status}`)}. </span>
      {post.status === "publishing" && !post.deletedAt ? (
        t("list.time.publishing")
      ) : (
        <>
          <span className="sr-only">{t(`list.time.${key}`)} </span>
          <time dateTime={at.toISOString()}>
            {clock.day(at) === day ? clock.time(at) : clock.dateTime(at)}
          </time>
        </>
      )}
    </p>
  );
}
