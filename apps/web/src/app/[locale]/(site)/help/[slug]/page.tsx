import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { isContent } from "~/features/content/parts/content-list";
import { loadContent } from "~/features/content/parts/load-content";
import { HelpArticle } from "~/features/help/help-article";
import { siteMetadata } from "~/features/site/parts/site-metadata";
import { getT } from "~/i18n/server";

export async function generateMetadata({ params }: PageProps<"/[locale]/help/[slug]">): Promise<Metadata> {
  const { slug } = await params;
  if (!isContent("help", slug)) return {};
  const { t, lng } = await getT("articles");
  const { title, summary } = await loadContent("help", lng, slug);
  return siteMetadata(`/help/${slug}`, { title: `${title} · ${t("help.title")}`, description: summary });
}

export default async function HelpArticlePage({ params }: PageProps<"/[locale]/help/[slug]">) {
  const { slug } = await params;
  if (!isContent("help", slug)) notFound();
  return <HelpArticle slug={slug} />;
}
