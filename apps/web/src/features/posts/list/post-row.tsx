import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { useT } from "next-i18next/client";
import type { PostAction } from "../parts/actions/post-actions";
import { PostMenu } from "../actions/post-menu";
import type { PostMutations } from "../parts/actions/use-post-mutations";
import { excerpt } from "../parts/excerpt";
import { LocaleLink } from "../../shared/locale-link";
import { StatusBadge } from "../parts/status/status-badge";
import { Attachments } from "./attachments";
import { COLUMNS } from "./columns";
import { PostTime } from "./post-time";
import { RowNotes } from "./row-notes";

type Props = { post: PostSummary; mutations: PostMutations; onAction: (action: PostAction) => void };

/** One post with its excerpt, status, time and actions. */
export function PostRow({ post, mutations, onAction }: Props) {
  const { t } = useT("posts");
  const text = excerpt(post.excerpt, 120);
  return (
    <div
      role="row"
      data-post={post.id}
      className={cn(
        "border-b border-border",
        COLUMNS,
        "max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-3 max-md:gap-y-2 max-md:rounded-xl max-md:border max-md:bg-surface max-md:p-4",
      )}
    >
      <div role="cell" className="min-w-0 md:py-3 max-md:order-3 max-md:col-span-2">
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
            {post.mediaKind && <Attachments kind={post.mediaKind} count={post.mediaCount} />}
          </p>
          <RowNotes post={post} mutations={mutations} onAction={onAction} />
        </div>
      </div>
      <div role="cell" className="md:py-3 max-md:order-1">
        <StatusBadge status={post.status} />
      </div>
      <div role="cell" className="md:py-3 text-[13px] text-muted-fg max-md:order-4 max-md:col-span-2">
        <PostTime post={post} />
      </div>
      <div role="cell" className="md:py-1.5 text-end max-md:order-2 max-md:-my-2 max-md:-me-2">
        <PostMenu post={post} onAction={onAction} />
      </div>
    </div>
  );
}
