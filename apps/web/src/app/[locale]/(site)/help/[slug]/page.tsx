import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { isArticle } from "~/features/articles/parts/article-list";
import { loadArticle } from "~/features/articles/parts/load-article";
import { HelpArticle } from "~/features/help/help-article";
import { siteMetadata } from "~/features/site/parts/site-metadata";
import { getT } from "~/i18n/server";

export async function generateMetadata({ params }: PageProps<"/[locale]/help/[slug]">): Promise<Metadata> {
  const { slug } = await params;
  if (!isArticle("help", slug)) return {};
  const { t, lng } = await getT("articles");
  const { title, summary } = await loadArticle("help", lng, slug);
  return siteMetadata(`/help/${slug}`, { title: `${title} · ${t("help.title")}`, description: summary });
}

export default async function HelpArticlePage({ params }: PageProps<"/[locale]/help/[slug]">) {
  const { slug } = await params;
  if (!isArticle("help", slug)) notFound();
  return <HelpArticle slug={slug} />;
}
