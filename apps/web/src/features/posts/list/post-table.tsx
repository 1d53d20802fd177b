import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { useT } from "next-i18next/client";
import type { PostAction } from "../../shared/post/actions/post-actions";
import type { PostMoves } from "../../shared/post/actions/use-post-moves";
import { COLUMNS } from "./columns";
import { PostRow } from "./post-row";

type Props = {
  posts: PostSummary[];
  moves: PostMoves;
  onAction: (action: PostAction, post: PostSummary) => void;
};

/** A table from 768 px on, cards below: roles instead of table elements, so that both looks keep the meaning. */
export function PostTable({ posts, moves, onAction }: Props) {
  const { t } = useT("posts");
  const columns = ["post", "status", "time", "actions"] as const;
  return (
    <div role="table" aria-label={t("list.title")}>
      <div role="rowgroup" className="max-md:sr-only">
        <div role="row" className={`${COLUMNS} border-b border-border py-2 text-[13px] text-muted-fg`}>
          {columns.map((column) => (
            <span
              key={column}
              role="columnheader"
              className={column === "actions" ? "sr-only" : "font-medium"}
            >
              {t(`list.columns.${column}`)}
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup" className="max-md:grid max-md:gap-3">
        {posts.map((post) => (
          <PostRow key={post.id} post={post} moves={moves} onAction={(action) => onAction(action, post)} />
        ))}
      </div>
    </div>
  );
}
