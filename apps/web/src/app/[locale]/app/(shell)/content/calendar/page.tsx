import { dayIn } from "@takt/domain/shared/day-in";
import type { Metadata } from "next";
import { CalendarScreen } from "~/features/calendar/calendar-screen";
import { daysRange, periodDays, toDay, toView } from "~/features/calendar/calendar-period";
import { DRAFTS_IN_TRAY, IDEAS_IN_TRAY } from "~/features/calendar/tray/tray-lists";
import { readWhose, toWhoseInput } from "~/features/posts/parts/whose/whose";
import { getT } from "~/i18n/server";
import { HydrateClient, trpc } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("calendar");
  return { title: t("title") };
}

/** Shows ?view=month&date=2026-11-26; without them the current week in the user's time zone. ?label=id: the posts with a label. ?whose=mine: the user's. ?tray=ideas: the tray shows those. */
export default async function CalendarPage({ searchParams }: PageProps<"/[locale]/app/content/calendar">) {
  const { view, date, whose, tray } = await searchParams;
  const { zone, weekStart } = await trpc.users.me();
  const today = dayIn(new Date(), zone);
  const days = periodDays({ view: toView(view), day: toDay(date) ?? today }, weekStart);
  const range = daysRange(days, zone);
  await Promise.all([
    trpc.posts.calendar.prefetch({ ...range, ...toWhoseInput(readWhose(whose)) }),
    trpc.slots.free.prefetch(range),
    trpc.slots.list.prefetch(),
    trpc.labels.list.prefetch(),
    tray === "ideas" ? trpc.topics.list.prefetch(IDEAS_IN_TRAY) : trpc.posts.list.prefetch(DRAFTS_IN_TRAY),
  ]);
  return (
    <HydrateClient>
      <CalendarScreen startDay={today} />
    </HydrateClient>
  );
}
