import { useT } from "~/i18n/use-t";
import { useWhen } from "~/features/shared/time/use-clock";
import { PostQuestion } from "./post-question";
import type { PostDialogProps } from "./use-post-mutations";

/** Confirms the deletion of a scheduled post and names the post and its time. */
export function DeletePostDialog({ post, mutations, onClose }: PostDialogProps) {
  const { t } = useT("posts");
  const when = useWhen();
  const scheduled = post.scheduledAt ? when(post.scheduledAt) : "";
  return (
    <PostQuestion
      about={post.excerpt}
      title={t("delete.title")}
      ask={(beginning) => t("delete.text", { excerpt: beginning, when: scheduled })}
      consequence={t("delete.undoText")}
      actionLabel={t("delete.confirm")}
      tone="danger"
      loading={mutations.isPending}
      onConfirm={() => void mutations.delete(post).then(onClose)}
      onClose={onClose}
    />
  );
}
