import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { useT } from "next-i18next/client";
import { useWhen } from "../../shared/time/use-when";

/** The time that matters for a post in its status. */
export function PostTime({ post }: { post: PostSummary }) {
  const { t } = useT("posts");
  const when = useWhen();
  if (post.status === "publishing" && !post.deletedAt) return <p>{t("list.time.publishing")}</p>;
  const [key, at] = relevantTime(post);
  return (
    <p className="tabular-nums">
      <span className="md:block">{t(`list.time.${key}`)}</span>{" "}
      <time dateTime={at.toISOString()}>{when(at)}</time>
    </p>
  );
}

function relevantTime(post: PostSummary) {
  const { status, scheduledAt, dueAt, reason, publishedAt, attemptedAt, updatedAt, deletedAt } = post;
  if (deletedAt) return ["deleted", deletedAt] as const;
  // A deferred post shows the time of the next try.
  if (status === "scheduled" && reason && dueAt) return ["scheduled", dueAt] as const;
  if (status === "scheduled" && scheduledAt) return ["scheduled", scheduledAt] as const;
  if (status === "published" && publishedAt) return ["published", publishedAt] as const;
  if (status === "failed" && scheduledAt) return ["failed", scheduledAt] as const;
  if (status === "cancelled" && scheduledAt) return ["cancelled", scheduledAt] as const;
  if (status === "unconfirmed" && attemptedAt) return ["unconfirmed", attemptedAt] as const;
  return ["edited", updatedAt] as const;
}
