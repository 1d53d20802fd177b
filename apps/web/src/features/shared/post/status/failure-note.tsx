import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { useT } from "next-i18next/client";
import { ReconnectLink } from "./reconnect-link";

/** Why a post failed, what LinkedIn said, and what to do next. */
export function FailureNote({ post }: { post: Pick<PostSummary, "reason" | "reasonWords"> }) {
  const { t } = useT("posts");
  const { t: reasons } = useT("reasons");
  if (!post.reason) return null;
  return (
    <div className="grid gap-0.5 text-[13px]">
      <p className="font-medium text-danger-text">{reasons(`${post.reason}.title`)}</p>
      {post.reasonWords && <p className="text-muted-fg">{t("failed.words", { words: post.reasonWords })}</p>}
      <p className="text-muted-fg">
        {reasons(`${post.reason}.next`)} {post.reason === "connection_invalid" && <ReconnectLink />}
      </p>
    </div>
  );
}
