import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { MessageCircleWarning } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { LocaleLink } from "~/features/shared/locale-link";

/** Marks a post in a list whose first comment needs its author, and leads to it. */
export function CommentMarker({ post }: { post: Pick<PostSummary, "id" | "commentState"> }) {
  const { t } = useT("posts");
  const { commentState } = post;
  if (commentState !== "failed" && commentState !== "unconfirmed") return null;
  return (
    <LocaleLink
      href={`/app/content/edit/${post.id}`}
      className="inline-flex min-h-6 items-center gap-1.5 text-caption text-warning-text underline-offset-3 hover:underline"
    >
      <MessageCircleWarning aria-hidden className="size-3.5" />
      {t(`comment.marker.${commentState}`)}
    </LocaleLink>
  );
}
