import { getT } from "~/i18n/server";
import { ContentBody } from "../content/parts/content-body";
import type { ContentSlug } from "../content/parts/content-list";
import { loadContent } from "../content/parts/load-content";
import { ContactLine } from "../site/parts/contact-line";
import { siteHref } from "../site/parts/site-href";
import { SitePage } from "../site/parts/site-page";

/** An article of the help centre. */
export async function HelpArticle({ slug }: { slug: ContentSlug<"help"> }) {
  const { t, lng } = await getT("articles");
  const { title, body } = await loadContent("help", lng, slug);
  return (
    <SitePage path={`/help/${slug}`}>
      <p>
        <a href={siteHref(lng, "/help")} className="link text-sm">
          {t("help.all")}
        </a>
      </p>
      <article className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <h1 className="text-3xl/9 hyphens-auto">{title}</h1>
        <ContentBody body={body} locale={lng} />
      </article>
      <ContactLine text={t("help.contact")} link={t("help.contactLink")} />
    </SitePage>
  );
}
