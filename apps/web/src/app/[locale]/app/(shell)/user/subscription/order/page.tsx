import type { Metadata } from "next";
import { OrderScreen } from "~/features/billing/order/order-screen";
import { getT } from "~/i18n/server";
import { provider } from "~/server/provider";
import { HydrateClient, trpc } from "~/trpc/server";
import { PageHead } from "~/features/shared/page-head";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("billing");
  return { title: t("order.title") };
}

export default async function OrderPage() {
  const { t } = await getT("billing");
  const [terms] = await Promise.all([trpc.billing.offer(), trpc.billing.get.prefetch()]);
  return (
    <div className="grid gap-5">
      <PageHead title={t("order.title")} />
      <p className="text-muted-fg">{t("order.intro")}</p>
      <HydrateClient>
        <OrderScreen terms={terms} provider={provider().name} />
      </HydrateClient>
    </div>
  );
}
