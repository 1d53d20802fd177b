import { addMonths } from "@takt/domain/shared/day-steps";
import { Button } from "@takt/ui/button";
import { IconButton } from "@takt/ui/icon-button";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useLocale } from "../shared/use-locale";
import type { Month } from "./month";
import { monthName } from "./month-names";

type Props = { month: Month; thisMonth: Month; zone: string; onMonth: (month: Month) => void };

/** The month with its navigation and the time zone. */
export function CalendarBar({ month, thisMonth, zone, onMonth }: Props) {
  const { t } = useT("calendar");
  const locale = useLocale();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex items-center gap-1">
        <IconButton variant="outline" label={t("previous")} onClick={() => onMonth(addMonths(month, -1))}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton variant="outline" label={t("next")} onClick={() => onMonth(addMonths(month, 1))}>
          <ChevronRight aria-hidden />
        </IconButton>
        <Button disabled={month === thisMonth} onClick={() => onMonth(thisMonth)}>
          {t("today")}
        </Button>
      </div>
      <h2 aria-live="polite" className="text-lg/7 tabular-nums">
        {monthName(month, locale)}
      </h2>
      <p className="ms-auto text-caption text-muted-fg">{t("zone", { zone: zone.replaceAll("_", " ") })}</p>
    </div>
  );
}
