import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { isContent, publishedOn } from "~/features/content/parts/content-list";
import { loadContent } from "~/features/content/parts/load-content";
import { BlogArticle } from "~/features/blog/blog-article";
import { siteMetadata } from "~/features/site/parts/site-metadata";
import { getT } from "~/i18n/server";

export async function generateMetadata({ params }: PageProps<"/[locale]/blog/[slug]">): Promise<Metadata> {
  const { slug } = await params;
  if (!isContent("blog", slug)) return {};
  const { lng } = await getT("articles");
  const { title, summary } = await loadContent("blog", lng, slug);
  return siteMetadata(`/blog/${slug}`, { title, description: summary, publishedOn: publishedOn(slug) });
}

export default async function BlogArticlePage({ params }: PageProps<"/[locale]/blog/[slug]">) {
  const { slug } = await params;
  if (!isContent("blog", slug)) notFound();
  return <BlogArticle slug={slug} />;
}
