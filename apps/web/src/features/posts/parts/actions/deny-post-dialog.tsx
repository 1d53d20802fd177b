import { useT } from "~/i18n/use-t";
import { ActivityLink } from "../status/activity-link";
import { PostQuestion } from "./post-question";
import type { PostDialogProps } from "./use-post-mutations";

/** Asks users who miss a published post on LinkedIn to check there before it is marked as missing. */
export function DenyPostDialog({ post, mutations, onClose }: PostDialogProps) {
  const { t } = useT("posts");
  return (
    <PostQuestion
      about={post.excerpt}
      title={t("deny.title")}
      ask={(beginning) => t("deny.text", { excerpt: beginning })}
      consequence={t("deny.twice")}
      actionLabel={t("deny.confirm")}
      loading={mutations.isPending}
      onConfirm={() => void mutations.answer(post, false).then(onClose)}
      onClose={onClose}
    >
      <ActivityLink href={post.linkedinUrl} />
    </PostQuestion>
  );
}
