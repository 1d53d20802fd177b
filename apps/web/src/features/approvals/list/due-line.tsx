import { cn } from "@takt/ui/cn";
import { CalendarClock, CirclePause, CircleDashed, type LucideIcon } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { relativeTime } from "~/features/shared/time/time-ago";
import { useClock } from "~/features/shared/time/use-clock";
import { useLocale } from "~/features/shared/use-locale";
import { useMe } from "~/features/shared/use-me";
import { toUrgency, type Urgency } from "./urgency";
import type { WaitingPost } from "./waiting-post";

const STYLE: Record<Urgency, { icon: LucideIcon; className: string }> = {
  anytime: { icon: CircleDashed, className: "text-muted-fg" },
  later: { icon: CalendarClock, className: "text-secondary-text" },
  soon: { icon: CalendarClock, className: "font-medium text-warning-text" },
  overdue: { icon: CirclePause, className: "font-medium text-danger-text" },
};

type Props = { post: Pick<WaitingPost, "status" | "scheduledAt">; now: Date | null };

/** When a post goes out, the nearer the more plainly; of one whose time has passed, that it is held. */
export function DueLine({ post, now }: Props) {
  const { t } = useT("approvals");
  const clock = useClock();
  const locale = useLocale();
  const { zone } = useMe();
  const urgency = toUrgency(post, now);
  const { icon: Icon, className } = STYLE[urgency];
  const at = urgency === "anytime" ? null : post.scheduledAt;
  return (
    <span data-urgency={urgency} className={cn("flex items-start gap-1.5 tabular-nums", className)}>
      <Icon aria-hidden className="mt-0.75 size-3.25 shrink-0" />
      <span className="min-w-0">
        {at === null ? (
          t("inbox.due.anytime")
        ) : (
          <>
            {t(urgency === "overdue" ? "inbox.due.overdue" : "inbox.due.planned", {
              when: clock.dateTime(at),
            })}
            {urgency === "soon" && now && ` · ${relativeTime(at, now, zone, locale)}`}
            {urgency === "overdue" && ` · ${t("inbox.heldShort")}`}
          </>
        )}
      </span>
    </span>
  );
}
