import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { CALENDAR_VIEWS, toDay, type CalendarPeriod } from "./calendar-period";

/** The shown period, in the URL as ?view=month&date=2026-11-26, so that the back button returns to the previous one. */
export function useCalendarPeriod(today: string): [CalendarPeriod, (period: CalendarPeriod) => void] {
  const [{ view, date }, setState] = useQueryStates(
    {
      view: parseAsStringLiteral(CALENDAR_VIEWS).withDefault("week"),
      date: parseAsString,
    },
    { history: "push" },
  );
  const day = toDay(date) ?? today;
  return [
    { view, day },
    (next) => void setState({ view: next.view, date: next.day === today ? null : next.day }),
  ];
}
