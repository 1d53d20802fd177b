import type { Metadata } from "next";
import { RightsPage } from "~/features/legal/rights-page";
import { siteMetadata } from "~/features/site/parts/site-metadata";
import { getT } from "~/i18n/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("rights");
  return siteMetadata("/gdpr", { title: t("title"), description: t("description") });
}

export default RightsPage;
