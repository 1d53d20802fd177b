import type { Metadata } from "next";
import { BlogList } from "~/features/blog/blog-list";
import { siteMetadata } from "~/features/site/parts/site-metadata";
import { getT } from "~/i18n/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("articles");
  return siteMetadata("/blog", { title: t("blog.title"), description: t("blog.text") });
}

export default function BlogPage() {
  return <BlogList />;
}
