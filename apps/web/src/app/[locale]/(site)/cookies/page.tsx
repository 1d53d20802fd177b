import type { Metadata } from "next";
import { CookiesPage } from "~/features/legal/cookies-page";
import { siteMetadata } from "~/features/site/parts/site-metadata";
import { getT } from "~/i18n/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("cookies");
  return siteMetadata("/cookies", { title: t("title"), description: t("description") });
}

export default CookiesPage;
