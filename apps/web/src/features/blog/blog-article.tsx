import { getT } from "~/i18n/server";
import { ContentBody } from "../content/parts/content-body";
import { publishedOn, type ContentSlug } from "../content/parts/content-list";
import { loadContent } from "../content/parts/load-content";
import { JsonLd } from "../site/parts/json-ld";
import { siteHref } from "../site/parts/site-href";
import { publicUrls } from "../site/parts/site-metadata";
import { SitePage } from "../site/parts/site-page";
import { PublishedOn } from "./published-on";

/** An article of the blog, with its day. */
export async function BlogArticle({ slug }: { slug: ContentSlug<"blog"> }) {
  const { t, lng } = await getT("articles");
  const { title, summary, body } = await loadContent("blog", lng, slug);
  return (
    <SitePage path={`/blog/${slug}`}>
      <JsonLd
        data={{
          "@type": "BlogPosting",
          headline: title,
          description: summary,
          datePublished: publishedOn(slug),
          inLanguage: lng,
          mainEntityOfPage: publicUrls(`/blog/${slug}`)[lng],
        }}
      />
      <p>
        <a href={siteHref(lng, "/blog")} className="link text-sm">
          {t("blog.all")}
        </a>
      </p>
      <article className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <header className="grid gap-3">
          <h1 className="text-3xl/9 text-balance hyphens-auto">{title}</h1>
          <PublishedOn day={publishedOn(slug)} />
        </header>
        <ContentBody body={body} locale={lng} />
      </article>
    </SitePage>
  );
}
