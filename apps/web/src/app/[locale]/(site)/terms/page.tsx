import type { Metadata } from "next";
import { TermsPage } from "~/features/legal/terms-page";
import { siteMetadata } from "~/features/site/parts/site-metadata";
import { getT } from "~/i18n/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("terms");
  return siteMetadata("/terms", { title: t("title"), description: t("description") });
}

export default TermsPage;
