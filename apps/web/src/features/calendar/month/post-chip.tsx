import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { verbatim } from "@takt/ui/verbatim";
import { useRef } from "react";
import { useT } from "~/i18n/use-t";
import { excerpt } from "~/features/posts/parts/post-summary";
import { PostMarks } from "~/features/posts/parts/status/post-marks";
import { PostTime, postSurface } from "~/features/posts/parts/status/post-time";
import { useIsMovable } from "../parts/move/use-is-movable";
import { useDraggable } from "../parts/move/use-drag";
import { usePostLabel } from "../use-post-label";

type Props = { post: CalendarPost; onOpen: () => void; tabIndex?: number; className?: string };

/** A post on a day with its status, time and excerpt, and a mark when it may not go out as it is. */
export function PostChip({ post, onOpen, tabIndex, className }: Props) {
  const { t } = useT(["calendar", "posts"]);
  const label = usePostLabel();
  const ref = useRef<HTMLButtonElement>(null);
  const isMovable = useIsMovable()(post);
  const isDragged = useDraggable(ref, isMovable ? { kind: "post", post } : null);
  const text = excerpt(post.excerpt, 80) || t("posts:untitled");
  return (
    <button
      ref={ref}
      type="button"
      tabIndex={tabIndex}
      data-post={post.id}
      data-status={post.status}
      aria-label={label(post)}
      onClick={onOpen}
      className={cn(
        "grid min-h-6 min-w-0 overflow-hidden rounded-lg border px-1.5 py-0.5 text-start text-xs/4 transition-colors hover:border-border-strong pointer-coarse:min-h-11",
        isMovable ? "cursor-grab active:cursor-grabbing" : "cursor-pointer",
        postSurface(post.status),
        isDragged && "border-dashed opacity-50",
        focusRing,
        className,
      )}
    >
      <span className="flex items-center gap-1">
        <PostTime {...post} />
        <PostMarks post={post} />
      </span>
      <span {...verbatim} dir="auto" className="truncate">
        {text}
      </span>
    </button>
  );
}
