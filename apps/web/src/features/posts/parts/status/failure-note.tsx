import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { useT } from "next-i18next/client";
import { FixLink } from "../../status/fix-link";

/** Says why a post failed, LinkedIn's message, what to do next, and links to it. */
export function FailureNote({ post }: { post: Pick<PostSummary, "id" | "reason" | "reasonDetail"> }) {
  const { t } = useT("posts");
  const { t: reasons } = useT("reasons");
  if (!post.reason) return null;
  return (
    <div className="grid gap-0.5 text-[13px]">
      <p className="font-medium text-danger-text">{reasons(`${post.reason}.title`)}</p>
      {post.reasonDetail && (
        <p className="text-muted-fg wrap-anywhere">{t("failed.words", { words: post.reasonDetail })}</p>
      )}
      <p className="text-muted-fg">
        {reasons(`${post.reason}.next`)} <FixLink postId={post.id} reason={post.reason} />
      </p>
    </div>
  );
}
