import type { Metadata } from "next";
import { SubscriptionScreen } from "~/features/billing/subscription-screen";
import { getT } from "~/i18n/server";
import { HydrateClient, trpc } from "~/trpc/server";
import { PageHead } from "~/features/shared/page-head";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("plans");
  return { title: t("title") };
}

export default async function SubscriptionPage() {
  const { t } = await getT("plans");
  await Promise.all([trpc.billing.get.prefetch(), trpc.plans.usage.prefetch()]);
  return (
    <div className="grid gap-5">
      <PageHead title={t("title")} />
      <HydrateClient>
        <SubscriptionScreen />
      </HydrateClient>
    </div>
  );
}
