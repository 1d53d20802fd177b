import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { useT } from "~/i18n/use-t";
import { useDropTarget } from "~/features/calendar/parts/move/use-drag";
import type { MovePlanned } from "~/features/calendar/parts/move/use-move";
import { LocaleLink } from "~/features/shared/locale-link";
import { longDay } from "~/features/shared/time/day-names";
import { useClock } from "~/features/shared/time/use-clock";
import { useLocale } from "~/features/shared/use-locale";

type Props = {
  /** A day, YYYY-MM-DD, or a free slot, YYYY-MM-DDTHH:mm. */
  wall: string;
  moveTo: MovePlanned;
};

/** Leads to a new post for a day or a free slot; a slot takes the post that is dropped on it. */
export function PlanLink({ wall, moveTo }: Props) {
  const { t } = useT("today");
  const locale = useLocale();
  const clock = useClock();
  const ref = useRef<HTMLAnchorElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [day = "", time] = wall.split("T");
  const name = longDay(day, locale);
  useDropTarget(ref, {
    accepts: ({ item }) => time !== undefined && item.kind === "post",
    onOver: (drag) => setIsOver(drag !== null),
    onDrop: ({ item }) => {
      if (item.kind === "post") moveTo(item, wall);
    },
  });
  return (
    <LocaleLink
      ref={ref}
      draggable={false}
      href={`/app/content/create?day=${wall}`}
      aria-label={t("week.write", { day: time ? `${name}, ${clock.wallTime(time)}` : name })}
      className={cn(
        "flex min-h-7 min-w-0 items-center gap-1 rounded-lg border border-dashed border-border-button px-1.5 text-xs whitespace-nowrap text-muted-fg tabular-nums transition-colors",
        "hover:border-primary hover:text-primary-text pointer-coarse:min-h-11",
        isOver && "border-solid border-secondary bg-secondary-soft text-secondary-text",
        focusRing,
      )}
    >
      <Plus aria-hidden className="size-3.5 shrink-0 @max-[6rem]:hidden" />
      <span className="truncate">
        {time ? t("week.open", { time: clock.wallTime(time) }) : t("week.plan")}
      </span>
    </LocaleLink>
  );
}
