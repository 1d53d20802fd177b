import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import { cn } from "@takt/ui/cn";
import { useT } from "~/i18n/use-t";
import { useClock } from "~/features/shared/time/use-clock";
import { StatusIcon } from "./status-badge";
import { STATUS_TEXT } from "./status-text";

/** The time of a post on its day, with the icon and colour of its status. */
export function PostTime({ status, scheduledAt }: Pick<CalendarPost, "status" | "scheduledAt">) {
  const { t } = useT("posts");
  const clock = useClock();
  return (
    <span
      className={cn(
        "flex shrink-0 items-center gap-1 font-medium tabular-nums",
        STATUS_TEXT[status],
        // On the fill of its surface.
        status === "unconfirmed" && "text-warning-soft-fg",
        status === "cancelled" && "line-through",
      )}
    >
      <StatusIcon status={status} className="size-3.25" />
      {clock.time(scheduledAt)}
      <span className="sr-only">{t(`status.${status}`)}</span>
    </span>
  );
}

/** The surface of a post on a day: amber where it needs an answer, raised where it can be moved. */
export function postSurface(status: CalendarPost["status"]): string {
  if (status === "unconfirmed") return "border-warning bg-warning-soft text-warning-soft-fg";
  if (status === "published") return "border-border bg-sheet text-muted-fg";
  if (status === "cancelled") return "border-dashed border-border-strong bg-sheet text-muted-fg";
  return "border-border-button bg-surface shadow-xs";
}
