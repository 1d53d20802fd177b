import { dayIn } from "@takt/domain/shared/day-in";
import type { Metadata } from "next";
import { CalendarScreen } from "~/features/calendar/calendar-screen";
import { isMonth, toMonth, monthWeeks, weeksRange } from "~/features/calendar/month";
import { getT } from "~/i18n/server";
import { HydrateClient, trpc } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("calendar");
  return { title: t("title") };
}

/** Shows ?month=2026-11, or without it the current month in the user's time zone. */
export default async function CalendarPage({ searchParams }: PageProps<"/[locale]/app/content/calendar">) {
  const { month } = await searchParams;
  const { zone, weekStart } = await trpc.users.me();
  const today = dayIn(new Date(), zone);
  const shown = typeof month === "string" && isMonth(month) ? month : toMonth(today);
  await trpc.posts.calendar.prefetch(weeksRange(monthWeeks(shown, weekStart), zone));
  return (
    <HydrateClient>
      <CalendarScreen startDay={today} />
    </HydrateClient>
  );
}
