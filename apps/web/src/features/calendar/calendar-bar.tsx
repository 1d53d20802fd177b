import type { Day } from "@takt/domain/shared/day-in";
import { Button } from "@takt/ui/button";
import { buttonStyle } from "@takt/ui/button-style";
import { IconButton } from "@takt/ui/icon-button";
import { SegmentedControl } from "@takt/ui/segmented-control";
import { CalendarClock, ChevronLeft, ChevronRight } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { LabelFilter } from "../labels/parts/label-filter";
import { WhoseFilter } from "../posts/parts/whose/whose-filter";
import { LocaleLink } from "../shared/locale-link";
import { PageHead } from "../shared/page-head";
import { useCan } from "../shared/use-can";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";
import { CALENDAR_VIEWS, periodDays, stepPeriod, weekOf, type CalendarPeriod } from "./calendar-period";
import { FeedButton } from "./feed/feed-button";
import { FilterMenu } from "./filter/filter-menu";
import { usePostFilter } from "./filter/use-post-filter";
import { monthName, rangeName } from "./period-names";
import { toMonth } from "./month/month";
import { ZoneButton } from "./second-zone/zone-button";

type Props = { period: CalendarPeriod; today: Day; onPeriod: (period: CalendarPeriod) => void };

/** The first line of the calendar: what it shows, the way to other times, to the slots, and to another view. */
export function CalendarBar({ period, today, onPeriod }: Props) {
  const { t } = useT("calendar");
  const { weekStart } = useMe();
  const { label, whose, setFilter } = usePostFilter();
  const canPlan = useCan()("library.write");
  const name = usePeriodName(period);
  const step = (steps: number) => onPeriod(stepPeriod(period, steps));
  const isNow = periodDays({ ...period, day: today }, weekStart)[0] === periodDays(period, weekStart)[0];
  return (
    <PageHead
      title={
        <span aria-live="polite">
          <span className="sr-only">{t("title")}: </span>
          {name}
        </span>
      }
    >
      <div className="flex flex-wrap items-center gap-1">
        <IconButton size="sm" label={t(`previous.${period.view}`)} onClick={() => step(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton size="sm" label={t(`next.${period.view}`)} onClick={() => step(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
        <Button size="sm" disabled={isNow} onClick={() => onPeriod({ ...period, day: today })}>
          {t("today")}
        </Button>
        <FilterMenu />
        <LabelFilter isCompact current={label} onChange={(id) => setFilter({ label: id })} />
      </div>
      <ZoneButton isOnPhonesOnly={period.view === "month"} />
      <FeedButton />
      {canPlan && (
        <LocaleLink
          href="/app/user/settings?tab=slots"
          className={buttonStyle({ variant: "ghost", size: "sm", className: "max-md:hidden" })}
        >
          <CalendarClock aria-hidden />
          <span className="max-[90rem]:sr-only">{t("slots")}</span>
        </LocaleLink>
      )}
      <SegmentedControl
        size="sm"
        label={t("view")}
        value={period.view}
        onChange={(view) => onPeriod({ ...period, view })}
        options={CALENDAR_VIEWS.map((view) => ({ value: view, label: t(`views.${view}`) }))}
        className="max-sm:hidden"
      />
      <WhoseFilter current={whose} onChange={(next) => setFilter({ whose: next })} />
    </PageHead>
  );
}

/** `23–29 November 2026`, or the month. */
function usePeriodName({ view, day }: CalendarPeriod): string {
  const locale = useLocale();
  const { weekStart } = useMe();
  if (view === "month") return monthName(toMonth(day), locale);
  const days = view === "week" ? weekOf(day, weekStart) : periodDays({ view, day }, weekStart);
  return rangeName(days, locale);
}
