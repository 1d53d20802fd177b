import { useT } from "~/i18n/use-t";
import { useReview } from "~/features/posts/use-review";
import { PostQuestion } from "./post-question";
import type { PostDialogProps } from "./use-post-mutations";

/** Asks for the review of a text before it is put in the queue. */
export function QueuePostDialog({ post, mutations, onClose }: PostDialogProps) {
  const { t } = useT("posts");
  const review = useReview(post);
  const confirm = () =>
    review.check() ? void mutations.addToQueue(post, review.reviewed).then(onClose) : review.focus();
  return (
    <PostQuestion
      about={post.excerpt}
      title={t("queue.title")}
      ask={(beginning) => t("queue.text", { excerpt: beginning })}
      consequence={t("queue.consequence")}
      actionLabel={t("actions.addToQueue")}
      loading={mutations.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {review.checkbox && <div className="mt-2">{review.checkbox}</div>}
    </PostQuestion>
  );
}
