import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { verbatim } from "@takt/ui/verbatim";
import { useRef } from "react";
import { useT } from "~/i18n/use-t";
import { useIsMovable } from "~/features/calendar/parts/move/use-is-movable";
import { useDraggable } from "~/features/calendar/parts/move/use-drag";
import { excerpt } from "~/features/posts/parts/post-summary";
import { PostMarks } from "~/features/posts/parts/status/post-marks";
import { PostTime, postSurface } from "~/features/posts/parts/status/post-time";
import { LocaleLink } from "~/features/shared/locale-link";
import type { OnMoveKey } from "./use-week-keys";

/** A post of a day with its time, status and two lines; a link to it. A scheduled one can be dragged. */
export function WeekPost({ post, onMoveKey }: { post: CalendarPost; onMoveKey: OnMoveKey }) {
  const { t } = useT(["posts", "today"]);
  const text = excerpt(post.excerpt, 80);
  const ref = useRef<HTMLAnchorElement>(null);
  const isMovable = useIsMovable()(post);
  const isDragged = useDraggable(ref, isMovable ? { kind: "post", post } : null);
  return (
    <LocaleLink
      ref={ref}
      href={`/app/content/edit/${post.id}`}
      data-post={post.id}
      onKeyDown={(event) => onMoveKey(event, post)}
      data-status={post.status}
      aria-keyshortcuts={
        isMovable ? "Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown" : undefined
      }
      className={cn(
        "block min-w-0 rounded-lg border px-1.5 pt-1 pb-1.5 text-xs/4.25 transition-colors hover:border-border-strong max-sm:px-2.5 max-sm:py-2 max-sm:text-sm/5",
        postSurface(post.status),
        isMovable && "cursor-grab active:cursor-grabbing",
        isDragged && "border-dashed opacity-50",
        focusRing,
      )}
    >
      <span className="flex flex-wrap items-center gap-1">
        <PostTime {...post} />
        <PostMarks post={post} />
        {post.isUnapproved && <span className="sr-only">{t("today:week.notApproved")}</span>}
        {post.author?.name && (
          <span {...verbatim} className="sr-only">
            {post.author.name}
          </span>
        )}
        {post.isAtRisk && <span className="sr-only">{t("today:week.atRisk")}</span>}
      </span>
      <span {...verbatim} dir="auto" className="line-clamp-2 wrap-anywhere max-sm:line-clamp-1">
        {text || t("untitled")}
      </span>
    </LocaleLink>
  );
}
