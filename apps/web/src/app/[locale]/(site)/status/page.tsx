import type { Metadata } from "next";
import { STATUS_DAYS } from "@takt/domain/health/model/status-part";
import { siteMetadata } from "~/features/site/parts/site-metadata";
import { StatusPage } from "~/features/status/status-page";
import { getT } from "~/i18n/server";
import { currentStatus } from "~/server/current-status";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("status");
  return siteMetadata("/status", { title: t("title"), description: t("text", { count: STATUS_DAYS }) });
}

export default async function Page() {
  return <StatusPage status={await currentStatus()} />;
}
