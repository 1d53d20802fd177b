import type { Metadata } from "next";
import { SubscriptionScreen } from "~/features/billing/subscription-screen";
import { getT } from "~/i18n/server";
import { HydrateClient, trpc } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("plans");
  return { title: t("title") };
}

export default async function SubscriptionPage() {
  const { t } = await getT("plans");
  await Promise.all([trpc.billing.get.prefetch(), trpc.plans.usage.prefetch()]);
  return (
    <div className="grid gap-5">
      <h1 className="text-2xl/8">{t("title")}</h1>
      <HydrateClient>
        <SubscriptionScreen />
      </HydrateClient>
    </div>
  );
}
