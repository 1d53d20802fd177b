import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { isArticle, publishedOn } from "~/features/articles/parts/article-list";
import { loadArticle } from "~/features/articles/parts/load-article";
import { BlogArticle } from "~/features/blog/blog-article";
import { siteMetadata } from "~/features/site/parts/site-metadata";
import { getT } from "~/i18n/server";

export async function generateMetadata({ params }: PageProps<"/[locale]/blog/[slug]">): Promise<Metadata> {
  const { slug } = await params;
  if (!isArticle("blog", slug)) return {};
  const { lng } = await getT("articles");
  const { title, summary } = await loadArticle("blog", lng, slug);
  return siteMetadata(`/blog/${slug}`, { title, description: summary, publishedOn: publishedOn(slug) });
}

export default async function BlogArticlePage({ params }: PageProps<"/[locale]/blog/[slug]">) {
  const { slug } = await params;
  if (!isArticle("blog", slug)) notFound();
  return <BlogArticle slug={slug} />;
}
