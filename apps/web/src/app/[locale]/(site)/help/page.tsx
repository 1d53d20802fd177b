import type { Metadata } from "next";
import { HelpCentre } from "~/features/help/help-centre";
import { readQuery } from "~/features/help/search-articles";
import { siteMetadata } from "~/features/site/parts/site-metadata";
import { getT } from "~/i18n/server";

export async function generateMetadata({ searchParams }: PageProps<"/[locale]/help">): Promise<Metadata> {
  const { t } = await getT("articles");
  const query = readQuery(await searchParams);
  const metadata = await siteMetadata("/help", { title: t("help.title"), description: t("help.text") });
  return query ? { ...metadata, robots: { index: false } } : metadata;
}

export default async function HelpPage({ searchParams }: PageProps<"/[locale]/help">) {
  return <HelpCentre query={readQuery(await searchParams)} />;
}
