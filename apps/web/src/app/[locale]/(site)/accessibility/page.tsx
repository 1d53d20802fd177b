import type { Metadata } from "next";
import { AccessibilityStatement } from "~/features/legal/accessibility-statement";
import { siteMetadata } from "~/features/site/parts/site-metadata";
import { getT } from "~/i18n/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("accessibility");
  return siteMetadata("/accessibility", { title: t("title"), description: t("description") });
}

export default AccessibilityStatement;
