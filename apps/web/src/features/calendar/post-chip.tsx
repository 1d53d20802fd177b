import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import type { BadgeTone } from "@takt/ui/badge";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { verbatim } from "@takt/ui/verbatim";
import { TriangleAlert } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { excerpt } from "../posts/parts/post-summary";
import { STATUS_STYLE, StatusIcon } from "../posts/parts/status/status-badge";
import { useClock } from "../shared/time/use-clock";

const TONES: Record<BadgeTone, string> = {
  neutral: "bg-neutral-soft text-neutral-soft-fg border-s-border-strong",
  blue: "bg-secondary-soft text-secondary-soft-fg border-s-secondary",
  green: "bg-primary-soft text-primary-soft-fg border-s-primary",
  red: "bg-danger-soft text-danger-soft-fg border-s-danger",
  amber: "bg-warning-soft text-warning-soft-fg border-s-warning",
};

type Props = { post: CalendarPost; onOpen: () => void; tabIndex?: number; className?: string };

/** A post on a day with its status, time and excerpt, and a mark when it may not go out as it is. */
export function PostChip({ post, onOpen, tabIndex, className }: Props) {
  const { t } = useT(["calendar", "posts"]);
  const clock = useClock();
  const time = clock.time(post.scheduledAt);
  const status = t(`posts:status.${post.status}`);
  const text = excerpt(post.excerpt, 80) || t("posts:untitled");
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      data-post={post.id}
      data-status={post.status}
      aria-label={t(post.isAtRisk ? "chipAtRisk" : "chip", { time, status, excerpt: text })}
      onClick={onOpen}
      className={cn(
        "flex min-h-6 min-w-0 cursor-pointer items-center gap-1.5 overflow-hidden rounded-md border-s-3 px-1.5 py-0.5 text-start text-xs pointer-coarse:min-h-11",
        "transition-[filter] duration-120 hover:brightness-97",
        TONES[STATUS_STYLE[post.status].tone],
        focusRing,
        className,
      )}
    >
      <StatusIcon status={post.status} className="size-3" />
      <span className="shrink-0 font-medium tabular-nums">{time}</span>
      <span {...verbatim} className="truncate">
        {text}
      </span>
      {post.isAtRisk && (
        <span className="ms-auto grid size-4 shrink-0 place-items-center rounded-full bg-warning-soft text-warning-soft-fg">
          <TriangleAlert aria-hidden className="size-3" />
        </span>
      )}
    </button>
  );
}
