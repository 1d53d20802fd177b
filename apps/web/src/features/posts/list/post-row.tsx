import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { Image as ImageIcon } from "lucide-react";
import { useT } from "next-i18next/client";
import type { PostAction } from "../../shared/post/actions/post-actions";
import { PostMenu } from "../../shared/post/actions/post-menu";
import type { PostMoves } from "../../shared/post/actions/use-post-moves";
import { excerpt } from "../../shared/post/excerpt";
import { LocaleLink } from "../../shared/locale-link";
import { StatusBadge } from "../../shared/post/status/status-badge";
import { PostTime } from "./post-time";
import { RowNotes } from "./row-notes";

type Props = { post: PostSummary; moves: PostMoves; onAction: (action: PostAction) => void };

/** One post: its first words, where it stands, what can be done. */
export function PostRow({ post, moves, onAction }: Props) {
  const { t } = useT("posts");
  const text = excerpt(post.excerpt, 120);
  return (
    <tr
      role="row"
      data-post={post.id}
      className={cn(
        "border-b border-border align-top",
        "max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-3 max-md:gap-y-2 max-md:rounded-xl max-md:border max-md:bg-surface max-md:p-4",
      )}
    >
      <td role="cell" className="py-3 pe-3 max-md:order-3 max-md:col-span-2 max-md:p-0">
        <div className="grid min-w-0 gap-1.5">
          <LocaleLink
            href={`/app/content/edit/${post.id}`}
            className={cn(
              "line-clamp-2 rounded-sm font-medium wrap-anywhere hover:text-primary-text",
              text === "" && "text-muted-fg italic",
              focusRing,
            )}
          >
            {text || t("untitled")}
          </LocaleLink>
          <p className="flex flex-wrap gap-x-3 gap-y-1 text-[13px] text-muted-fg empty:hidden">
            {post.hashtags.slice(0, 4).map((tag) => (
              <span key={tag} className="max-w-40 truncate">
                #{tag}
              </span>
            ))}
            {post.mediaCount > 0 && (
              <span className="inline-flex items-center gap-1">
                <ImageIcon aria-hidden className="size-3.5" />
                {t("attachments", { count: post.mediaCount })}
              </span>
            )}
          </p>
          <RowNotes post={post} moves={moves} onAction={onAction} />
        </div>
      </td>
      <td role="cell" className="px-3 py-3 max-md:order-1 max-md:p-0">
        <StatusBadge status={post.status} />
      </td>
      <td
        role="cell"
        className="px-3 py-3 text-[13px] text-muted-fg max-md:order-4 max-md:col-span-2 max-md:p-0"
      >
        <PostTime post={post} />
      </td>
      <td role="cell" className="py-1.5 text-end max-md:order-2 max-md:-my-2 max-md:-me-2 max-md:p-0">
        <PostMenu post={post} onAction={onAction} />
      </td>
    </tr>
  );
}
