import { dayIn } from "@takt/domain/shared/day-in";
import type { Metadata } from "next";
import { now } from "~/features/shared/time/now";
import { comingWeek, MOST_SLOTS } from "~/features/today/coming-week-range";
import { TodayScreen } from "~/features/today/today-screen";
import { getT } from "~/i18n/server";
import { HydrateClient, trpc } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("today");
  return { title: t("title") };
}

/** Prefetches what is in sight; a section whose query failed refetches it, and the activity list fetches its own data. */
export default async function TodayPage() {
  const startAt = now();
  const { zone } = await trpc.users.me();
  await Promise.all([
    trpc.posts.needs.prefetch(),
    trpc.posts.next.prefetch(),
    trpc.posts.calendar.prefetch(comingWeek(dayIn(startAt, zone), zone)),
    trpc.slots.nextFree.prefetch({ count: MOST_SLOTS }),
    trpc.posts.counts.prefetch(),
    trpc.connections.get.prefetch(),
    trpc.connections.totalPosts.prefetch(),
  ]);
  return (
    <HydrateClient>
      <TodayScreen startAt={startAt} />
    </HydrateClient>
  );
}
