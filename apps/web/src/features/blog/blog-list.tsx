import { getT } from "~/i18n/server";
import { BLOG_ARTICLES } from "../content/parts/content-list";
import { loadContent } from "../content/parts/load-content";
import { siteHref } from "../site/parts/site-href";
import { SitePage } from "../site/parts/site-page";
import { PublishedOn } from "./published-on";

/** The articles of the blog, newest first. */
export async function BlogList() {
  const { t, lng } = await getT("articles");
  const articles = await Promise.all(
    BLOG_ARTICLES.map(async ({ slug, published }) => ({
      published,
      ...(await loadContent("blog", lng, slug)),
    })),
  );
  return (
    <SitePage path="/blog">
      <header className="grid gap-3">
        <h1 className="text-3xl/9">{t("blog.title")}</h1>
        <p className="text-pretty text-muted-fg">{t("blog.text")}</p>
      </header>
      <ul className="grid gap-8">
        {articles.map(({ slug, title, summary, published }) => (
          <li key={slug} className="grid gap-2">
            <h2 className="text-xl/7 font-semibold text-balance">
              <a href={siteHref(lng, `/blog/${slug}`)} className="link">
                {title}
              </a>
            </h2>
            <PublishedOn day={published} />
            <p className="text-pretty">{summary}</p>
          </li>
        ))}
      </ul>
    </SitePage>
  );
}
