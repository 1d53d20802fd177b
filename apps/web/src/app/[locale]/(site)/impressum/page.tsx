import type { Metadata } from "next";
import { Imprint } from "~/features/legal/imprint";
import { siteMetadata } from "~/features/site/parts/site-metadata";
import { getT } from "~/i18n/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("legal");
  return siteMetadata("/impressum", { title: t("imprint.title"), description: t("imprint.description") });
}

export default Imprint;
