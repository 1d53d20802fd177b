import type { Metadata } from "next";
import { PolicyPage } from "~/features/legal/policy-page";
import { siteMetadata } from "~/features/site/parts/site-metadata";
import { getT } from "~/i18n/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("policy");
  return siteMetadata("/privacy", { title: t("title"), description: t("description") });
}

export default PolicyPage;
