import { useT } from "~/i18n/use-t";
import { useApprovalNeed } from "~/features/posts/approval/use-approval-need";
import { useReview } from "~/features/posts/use-review";
import { PostQuestion } from "./post-question";
import type { PostDialogProps } from "./use-post-mutations";

/** Asks for the review of a text before it is put in the queue, and whether the user approves it in the same act. */
export function QueuePostDialog({ post, mutations, onClose }: PostDialogProps) {
  const { t } = useT(["posts", "approvals"]);
  const review = useReview(post);
  const { need, approve, note } = useApprovalNeed(post);
  const confirm = () =>
    review.check() ? void mutations.addToQueue(post, review.reviewed, approve).then(onClose) : review.focus();
  const actionLabel = approve
    ? "approvals:post.act.approveAndQueue"
    : need === "request" || need === "again"
      ? "approvals:post.act.queue"
      : "actions.addToQueue";
  return (
    <PostQuestion
      about={post.excerpt}
      title={t("queue.title")}
      ask={(beginning) => t("queue.text", { excerpt: beginning })}
      consequence={t("queue.consequence")}
      actionLabel={t(actionLabel)}
      loading={mutations.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {review.checkbox && <div className="mt-2">{review.checkbox}</div>}
      {note && <div className="mt-2">{note}</div>}
    </PostQuestion>
  );
}
