import { dayIn } from "@takt/domain/shared/day-in";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { now } from "~/features/shared/time/now";
import { JUST_OUT } from "~/features/today/just-out-input";
import { comingWeek } from "~/features/today/week/coming-week-range";
import { TodayScreen } from "~/features/today/today-screen";
import { localePath } from "~/i18n/locale-path";
import { getT } from "~/i18n/server";
import { lastWorkspacePath } from "~/server/last-workspace";
import { HydrateClient, trpc } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("today");
  return { title: t("title") };
}

/** Prefetches what is in sight; a section whose query failed refetches it, and the activity list fetches its own data. */
export default async function TodayPage({ params, searchParams }: PageProps<"/[locale]/app">) {
  // A user from outside is led into the workspace that they used last.
  if ((await searchParams).workspace === "last")
    redirect(localePath((await params).locale, await lastWorkspacePath()));
  const startAt = now();
  const { zone } = await trpc.users.me();
  const week = comingWeek(dayIn(startAt, zone), zone);
  await Promise.all([
    trpc.posts.needs.prefetch(),
    trpc.posts.next.prefetch(),
    trpc.posts.calendar.prefetch(week),
    trpc.slots.free.prefetch(week),
    trpc.slots.list.prefetch(),
    trpc.analytics.week.prefetch(),
    trpc.analytics.bestPost.prefetch(),
    trpc.posts.list.prefetch(JUST_OUT),
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
