import type { PostView } from "@takt/domain/posts/model/post-view";
import { useT } from "~/i18n/use-t";
import { PostQuestion } from "../parts/actions/post-question";
import type { PublishedChanges } from "./use-published-changes";

type Props = { post: PostView; changes: PublishedChanges; onClose: () => void };

/** Asks before a post is deleted on LinkedIn, which cannot be undone. */
export function DeletePublishedDialog({ post, changes, onClose }: Props) {
  const { t } = useT("posts");
  return (
    <PostQuestion
      about={post.content}
      title={t("changes.deleteDialog.title")}
      ask={(beginning) => t("changes.deleteDialog.text", { excerpt: beginning })}
      consequence={t("changes.deleteDialog.final")}
      actionLabel={t("changes.deleteDialog.confirm")}
      tone="danger"
      loading={changes.isPending}
      onConfirm={() => void changes.remove(post).then(onClose)}
      onClose={onClose}
    />
  );
}
