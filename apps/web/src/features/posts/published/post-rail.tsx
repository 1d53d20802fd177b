import type { PostView } from "@takt/domain/posts/model/post-view";
import { PostFigures } from "~/features/analytics/parts/post-figures";
import { useT } from "~/i18n/use-t";
import { FirstCommentNote } from "../first-comment/first-comment-note";
import { RailSection } from "~/features/shared/rail-section";
import { ReplyReminderField } from "../reply-reminder/reply-reminder-field";
import { ReceiptSection } from "./receipt-section";

/**
 * The column beside a post that was sent: its receipt, and once it is out its figures, which are its author's, and its first comment; and when its author is reminded to reply.
 * @param runs whether it has gone out before the reader's eyes
 */
export function PostRail({ post, runs }: { post: PostView; runs: boolean }) {
  const { t } = useT("analytics");
  const isOut = post.status === "published";
  return (
    <div className="grid min-w-0 content-start gap-7 border-border bg-sunk px-4 py-5 max-[66.25rem]:border-t sm:px-6 sm:py-7 min-[66.25rem]:min-h-[calc(100dvh-9rem)] min-[66.25rem]:rounded-e-xl min-[66.25rem]:border-s">
      <ReceiptSection post={post} runs={runs} />
      {isOut && post.author.isSelf && (
        <RailSection title={t("figures.title")}>
          <PostFigures postId={post.id} />
        </RailSection>
      )}
      <FirstCommentNote post={post} />
      <ReplyReminderField post={post} />
    </div>
  );
}
