import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { Plus } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { LocaleLink } from "~/features/shared/locale-link";
import { useClock } from "~/features/shared/time/use-clock";
import { useLocale } from "~/features/shared/use-locale";
import { longDay } from "~/features/shared/time/day-names";

type Props = {
  /** YYYY-MM-DDTHH:mm in the user's zone. */
  wall: string;
  tabIndex?: number;
  /** Whether it is a row of a list and not one of the narrow week. */
  isWide?: boolean;
};

/** A free slot: leads to a new post for its time. */
export function FreeSlot({ wall, tabIndex, isWide = false }: Props) {
  const { t } = useT("calendar");
  const locale = useLocale();
  const [day = "", time = ""] = wall.split("T");
  const shown = useClock().wallTime(time);
  return (
    <LocaleLink
      href={`/app/content/create?day=${wall}`}
      tabIndex={tabIndex}
      data-slot={wall}
      aria-label={t("freeSlotAt", { day: longDay(day, locale), time: shown })}
      className={cn(
        "flex items-center gap-1 overflow-hidden border border-dashed border-border-button whitespace-nowrap text-muted-fg tabular-nums transition-colors",
        isWide
          ? "min-h-10 rounded-xl px-3 text-sm pointer-coarse:min-h-12"
          : "h-full rounded-lg px-1.5 text-xs",
        "hover:border-primary hover:text-primary-text",
        focusRing,
      )}
    >
      <Plus aria-hidden className="size-3.25 shrink-0" />
      {shown}
      <span className={cn("truncate", isWide ? "ms-2" : "max-2xl:hidden")}>{t("freeSlot")}</span>
    </LocaleLink>
  );
}
