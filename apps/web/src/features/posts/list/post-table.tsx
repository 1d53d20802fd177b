import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { useT } from "~/i18n/use-t";
import type { PostAction } from "../parts/actions/post-actions";
import type { PostMutations } from "../parts/actions/use-post-mutations";
import { COLUMNS, PostRow } from "./post-row";

type Props = {
  posts: PostSummary[];
  mutations: PostMutations;
  onAction: (action: PostAction, post: PostSummary) => void;
};

/** A table where there is room for its columns, cards where there is not: text of twice the size needs twice as much. It uses roles instead of table elements, so that both layouts keep the semantics. */
export function PostTable({ posts, mutations, onAction }: Props) {
  const { t } = useT("posts");
  const columns = ["post", "status", "time", "actions"] as const;
  return (
    <div role="table" aria-label={t("list.title")} className="@container">
      <div role="rowgroup" className="@max-[41rem]:sr-only">
        <div role="row" className={`${COLUMNS} border-b border-border py-2 text-caption text-muted-fg`}>
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
      <div role="rowgroup" className="@max-[41rem]:grid @max-[41rem]:gap-3">
        {posts.map((post) => (
          <PostRow
            key={post.id}
            post={post}
            mutations={mutations}
            onAction={(action) => onAction(action, post)}
          />
        ))}
      </div>
    </div>
  );
}
