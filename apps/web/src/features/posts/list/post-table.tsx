import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { useT } from "next-i18next/client";
import type { PostAction } from "../../shared/post/actions/post-actions";
import type { PostMoves } from "../../shared/post/actions/use-post-moves";
import { PostRow } from "./post-row";

type Props = {
  posts: PostSummary[];
  moves: PostMoves;
  onAction: (action: PostAction, post: PostSummary) => void;
};

/**
 * A table from 768 px on, cards below. The roles are written out, because changing `display` takes them
 * away in some browsers.
 */
export function PostTable({ posts, moves, onAction }: Props) {
  const { t } = useT("posts");
  const columns = ["post", "status", "time", "actions"] as const;
  return (
    <table role="table" aria-label={t("list.title")} className="w-full max-md:block md:table-fixed">
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-b border-border text-start text-[13px] text-muted-fg">
          {columns.map((column) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className={`px-3 py-2 text-start font-medium first:ps-0 last:pe-0 ${WIDTHS[column]}`}
            >
              {column === "actions" ? (
                <span className="sr-only">{t("list.columns.actions")}</span>
              ) : (
                t(`list.columns.${column}`)
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:grid max-md:gap-3">
        {posts.map((post) => (
          <PostRow key={post.id} post={post} moves={moves} onAction={(action) => onAction(action, post)} />
        ))}
      </tbody>
    </table>
  );
}

const WIDTHS = { post: "", status: "w-44", time: "w-52", actions: "w-14" } as const;
