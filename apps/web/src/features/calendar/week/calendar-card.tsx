import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import { numberFormat } from "@takt/domain/shared/number-format";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { verbatim } from "@takt/ui/verbatim";
import { useRef } from "react";
import { useT } from "~/i18n/use-t";
import { excerpt } from "~/features/posts/parts/post-summary";
import { PostMarks } from "~/features/posts/parts/status/post-marks";
import { PostTime, postSurface } from "~/features/posts/parts/status/post-time";
import { useLocale } from "~/features/shared/use-locale";
import { useIsMovable } from "../parts/move/use-is-movable";
import { useDraggable } from "../parts/move/use-drag";
import { usePostLabel } from "../use-post-label";
import type { CardSize } from "./place-cards";

type Props = {
  post: CalendarPost;
  size: CardSize;
  tabIndex: number;
  /** Its name has the time of this zone, too. */
  secondZone: string | null;
  onOpen: () => void;
};

/** A post at its time of the week: its time and as many lines as there is room for. A scheduled one can be dragged. */
export function CalendarCard({ post, size, tabIndex, secondZone, onOpen }: Props) {
  const { t } = useT("posts");
  const ref = useRef<HTMLButtonElement>(null);
  const label = usePostLabel(secondZone);
  const short = numberFormat(INTL_LOCALE[useLocale()], "compact");
  const isMovable = useIsMovable()(post);
  const isDragged = useDraggable(ref, isMovable ? { kind: "post", post } : null);
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
        "flex size-full min-w-0 overflow-hidden rounded-lg border px-1.5 text-start text-xs/4 transition-colors hover:border-border-strong",
        size === "line" ? "items-center gap-1.5" : "flex-col py-1",
        isMovable ? "cursor-grab active:cursor-grabbing" : "cursor-pointer",
        postSurface(post.status),
        isDragged && "border-dashed opacity-50",
        focusRing,
      )}
    >
      <span className="flex items-center gap-1">
        <PostTime {...post} />
        {size !== "line" && <PostMarks post={post} />}
        {post.impressions !== undefined && size !== "line" && (
          <span aria-hidden className="ms-auto tabular-nums">
            {short.format(post.impressions)}
          </span>
        )}
      </span>
      <span
        {...verbatim}
        dir="auto"
        className={cn(
          "min-w-0",
          size === "tall" ? "line-clamp-2 wrap-anywhere" : "block truncate",
          post.status === "cancelled" && "line-through",
        )}
      >
        {excerpt(post.excerpt, 80) || t("untitled")}
      </span>
    </button>
  );
}
