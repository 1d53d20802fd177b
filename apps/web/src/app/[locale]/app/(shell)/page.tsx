import type { Metadata } from "next";
import { DashboardScreen } from "~/features/dashboard/dashboard-screen";
import { getT } from "~/i18n/server";
import { HydrateClient, trpc } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("dashboard");
  return { title: t("title") };
}

/**
 * Prefetches the cards at the top; a card whose query failed refetches it, and the activity list fetches its own data.
 */
export default async function DashboardPage() {
  await Promise.all([
    trpc.posts.counts.prefetch(),
    trpc.topics.count.prefetch(),
    trpc.posts.next.prefetch(),
    trpc.posts.week.prefetch(),
    trpc.connections.get.prefetch(),
    trpc.connections.totalPosts.prefetch(),
  ]);
  return (
    <HydrateClient>
      <DashboardScreen />
    </HydrateClient>
  );
}
