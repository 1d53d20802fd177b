import type { ListedPost } from "@takt/domain/posts/model/post-view";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { Verbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { LocaleLink } from "~/features/shared/locale-link";
import { OriginMark, originProps } from "~/features/shared/origin-mark";
import { ApprovalBadge } from "../parts/status/approval-badge";
import { toShownApproval } from "../parts/status/shown-approval";
import { LabelChips } from "~/features/labels/parts/label-chips";
import { PostMenu } from "../parts/actions/post-menu";
import type { PostAction } from "../parts/actions/post-actions";
import type { PostMutations } from "../parts/actions/use-post-mutations";
import { MEDIA_ICONS } from "../parts/media-icons";
import { excerpt } from "../parts/post-summary";
import { AuthorFace } from "./author-face";
import { PostFigures } from "./post-figures";
import { RowTime } from "./row-time";
import { RowNotes } from "./row-notes";
import { SelectBox } from "./select-box";

export type RowProps = {
  post: ListedPost;
  /** The day of its group, as it is written. */
  day: string;
  mutations: PostMutations;
  onAction: (action: PostAction) => void;
  /** Whether it is selected; null where posts are not selected. */
  isSelected: boolean | null;
  /** `extends`: with all from the post that was selected last. */
  onSelect: (extend: boolean) => void;
};

/** One post on a line: when, what, how it does, and what can be done with it. What it needs stands below. */
export function PostRow({ post, day, mutations, onAction, isSelected, onSelect }: RowProps) {
  const { t } = useT("posts");
  const text = excerpt(post.excerpt, 120);
  const approval = toShownApproval(post);
  return (
    <div
      role="row"
      data-post={post.id}
      className={cn(
        "group/row relative grid grid-cols-[1fr_auto] items-center gap-x-3 border-b border-border py-1 pointer-coarse:select-none",
        "@min-[41rem]:min-h-10 @min-[41rem]:grid-cols-[var(--when)_minmax(0,1fr)_auto_2.25rem] @min-[41rem]:py-0",
        isSelected !== null && "ps-8",
        isSelected && "bg-surface-2",
      )}
    >
      {isSelected !== null && (
        <div role="cell" className="absolute inset-y-0 start-0">
          <SelectBox
            label={t("list.select", { excerpt: excerpt(post.excerpt, 40) || t("untitled") })}
            checked={isSelected}
            onSelect={onSelect}
          />
        </div>
      )}
      <div role="cell">
        <RowTime post={post} day={day} />
      </div>
      <div
        role="cell"
        className="min-w-0 @max-[41rem]:order-3 @max-[41rem]:col-span-2 @max-[41rem]:pb-2 @min-[41rem]:py-1"
      >
        <div {...originProps(post.digitalSourceType)} className="grid min-w-0 gap-1">
          <OriginMark origin={post.digitalSourceType} />
          <div className="flex min-w-0 items-center gap-2.5 @max-[41rem]:flex-wrap">
            {post.author && <AuthorFace author={post.author} />}
            <Thumbnail post={post} />
            <LocaleLink
              href={`/app/content/edit/${post.id}`}
              data-post-link
              className={cn(
                "inline-flex min-h-6 min-w-0 items-center rounded-sm font-medium hover:text-primary-text pointer-coarse:min-h-9",
                text === "" && "text-muted-fg italic",
                focusRing,
              )}
            >
              <span className="truncate">{text ? <Verbatim>{text}</Verbatim> : t("untitled")}</span>
            </LocaleLink>
            {approval && <ApprovalBadge state={approval} className="shrink-0" />}
            <LabelChips ids={post.labelIds} />
          </div>
          <RowNotes post={post} mutations={mutations} onAction={onAction} />
        </div>
      </div>
      <div
        role="cell"
        className="@max-[41rem]:order-4 @max-[41rem]:col-span-2 @max-[41rem]:pb-2 @max-[41rem]:empty:hidden"
      >
        <PostFigures post={post} />
      </div>
      <div role="cell" className="text-end @max-[41rem]:order-2">
        <PostMenu post={post} onAction={onAction} />
      </div>
    </div>
  );
}

/** The first picture of a post; of other files an icon of their kind. */
function Thumbnail({ post: { thumbnailId, mediaKind, mediaCount } }: { post: ListedPost }) {
  const { t } = useT("posts");
  if (!mediaKind) return null;
  const Icon = MEDIA_ICONS[mediaKind];
  return (
    <span className="grid size-7 shrink-0 place-items-center overflow-hidden rounded-md bg-surface-2 text-muted-fg">
      {thumbnailId ? (
        // eslint-disable-next-line @next/next/no-img-element -- a private file
        <img
          src={`/api/media/${thumbnailId}/thumbnail`}
          alt=""
          loading="lazy"
          className="size-full object-cover"
        />
      ) : (
        <Icon aria-hidden className="size-3.5" />
      )}
      <span className="sr-only">{t(`attachments.${mediaKind}`, { count: mediaCount })}</span>
    </span>
  );
}
