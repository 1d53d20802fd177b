import type { Metadata } from "next";
import { AnalyticsScreen } from "~/features/analytics/analytics-screen";
import { getT } from "~/i18n/server";
import { HydrateClient, trpc } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("analytics");
  return { title: t("title"), description: t("description") };
}

export default async function AnalyticsPage() {
  await Promise.all([trpc.analytics.access.prefetch(), trpc.analytics.collection.prefetch()]);
  return (
    <HydrateClient>
      <AnalyticsScreen />
    </HydrateClient>
  );
}
