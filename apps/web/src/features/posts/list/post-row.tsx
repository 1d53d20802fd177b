import type { PostMedia } from "@takt/domain/media/model/post-media";
import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { Verbatim, verbatim } from "@takt/ui/verbatim";
import { FileText, Film, Image } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { LocaleLink } from "~/features/shared/locale-link";
import { OriginMark, originProps } from "~/features/shared/origin-mark";
import { useWhen } from "~/features/shared/time/use-clock";
import { PostMenu } from "../parts/actions/post-menu";
import type { PostAction } from "../parts/actions/post-actions";
import type { PostMutations } from "../parts/actions/use-post-mutations";
import { excerpt } from "../parts/post-summary";
import { StatusBadge } from "../parts/status/status-badge";
import { RowNotes } from "./row-notes";

/** The column widths where the table has room for them, 768 px of window with text of the usual size, for the header and the rows. */
export const COLUMNS =
  "@min-[41rem]:grid @min-[41rem]:grid-cols-[minmax(0,1fr)_11rem_13rem_3.5rem] @min-[41rem]:gap-x-3";

const MEDIA_ICONS = { image: Image, video: Film, document: FileText };

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
        "@max-[41rem]:grid @max-[41rem]:grid-cols-[1fr_auto] @max-[41rem]:gap-x-3 @max-[41rem]:gap-y-2 @max-[41rem]:rounded-xl @max-[41rem]:border @max-[41rem]:bg-surface @max-[41rem]:p-4",
      )}
    >
      <div role="cell" className="min-w-0 @min-[41rem]:py-3 @max-[41rem]:order-3 @max-[41rem]:col-span-2">
        <div {...originProps(post.digitalSourceType)} className="grid min-w-0 gap-1.5">
          <OriginMark origin={post.digitalSourceType} />
          <LocaleLink
            href={`/app/content/edit/${post.id}`}
            className={cn(
              "line-clamp-2 rounded-sm font-medium wrap-anywhere hover:text-primary-text",
              text === "" && "text-muted-fg italic",
              focusRing,
            )}
          >
            {text ? <Verbatim>{text}</Verbatim> : t("untitled")}
          </LocaleLink>
          <p className="flex flex-wrap gap-x-3 gap-y-1 text-caption text-muted-fg empty:hidden">
            {post.hashtags.slice(0, 4).map((tag) => (
              <span key={tag} {...verbatim} className="max-w-40 truncate">
                #{tag}
              </span>
            ))}
            {post.mediaKind && <Attachments kind={post.mediaKind} count={post.mediaCount} />}
          </p>
          <RowNotes post={post} mutations={mutations} onAction={onAction} />
        </div>
      </div>
      <div role="cell" className="@min-[41rem]:py-3 @max-[41rem]:order-1">
        <StatusBadge status={post.status} />
      </div>
      <div
        role="cell"
        className="@min-[41rem]:py-3 text-caption text-muted-fg @max-[41rem]:order-4 @max-[41rem]:col-span-2"
      >
        <PostTime post={post} />
      </div>
      <div
        role="cell"
        className="@min-[41rem]:py-1.5 text-end @max-[41rem]:order-2 @max-[41rem]:-my-2 @max-[41rem]:-me-2"
      >
        <PostMenu post={post} onAction={onAction} />
      </div>
    </div>
  );
}

/** The kind and number of a post's files. */
function Attachments({ kind, count }: { kind: PostMedia["kind"]; count: number }) {
  const { t } = useT("posts");
  const Icon = MEDIA_ICONS[kind];
  return (
    <span className="inline-flex items-center gap-1">
      <Icon aria-hidden className="size-3.5" />
      {t(`attachments.${kind}`, { count })}
    </span>
  );
}

/** The time that matters for a post in its status. */
function PostTime({ post }: { post: PostSummary }) {
  const { t } = useT("posts");
  const when = useWhen();
  if (post.status === "publishing" && !post.deletedAt) return <p>{t("list.time.publishing")}</p>;
  const [key, at] = relevantTime(post);
  return (
    <p className="tabular-nums">
      <span className="@min-[41rem]:block">{t(`list.time.${key}`)}</span>{" "}
      <time dateTime={at.toISOString()}>{when(at)}</time>
    </p>
  );
}

function relevantTime(post: PostSummary) {
  const { status, scheduledAt, dueAt, reason, publishedAt, attemptedAt, updatedAt, deletedAt } = post;
  if (deletedAt) return ["deleted", deletedAt] as const;
  // A deferred post shows the time of the next try.
  if (status === "scheduled" && reason && dueAt) return ["scheduled", dueAt] as const;
  if (status === "scheduled" && scheduledAt) return ["scheduled", scheduledAt] as const;
  if (status === "published" && publishedAt) return ["published", publishedAt] as const;
  if (status === "failed" && scheduledAt) return ["failed", scheduledAt] as const;
  if (status === "cancelled" && scheduledAt) return ["cancelled", scheduledAt] as const;
  if (status === "unconfirmed" && attemptedAt) return ["unconfirmed", attemptedAt] as const;
  return ["edited", updatedAt] as const;
}
