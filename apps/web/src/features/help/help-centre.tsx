import { Button } from "@takt/ui/button";
import { Input } from "@takt/ui/input";
import { getT } from "~/i18n/server";
import { HELP_GROUPS, type HelpGroup } from "../content/parts/content-list";
import { loadContent } from "../content/parts/load-content";
import { ContactLine } from "../site/parts/contact-line";
import { siteHref } from "../site/parts/site-href";
import { SitePage } from "../site/parts/site-page";
import { ArticleLinks } from "./article-links";
import { MAX_QUERY_LENGTH, searchArticles } from "./search-articles";

const GROUPS = Object.keys(HELP_GROUPS) as HelpGroup[];

/** The help centre: a search that needs no scripts, its results, or all articles by group. */
export async function HelpCentre({ query }: { query: string }) {
  const { t, lng } = await getT("articles");
  const groups = await Promise.all(
    GROUPS.map(async (group) => ({
      group,
      articles: await Promise.all(HELP_GROUPS[group].map((slug) => loadContent("help", lng, slug))),
    })),
  );
  const found = searchArticles(
    groups.flatMap(({ articles }) => articles),
    query,
  );
  return (
    <SitePage path="/help">
      <header className="grid gap-3">
        <h1 className="text-3xl/9">{t("help.title")}</h1>
        <p className="text-pretty text-muted-fg">{t("help.text")}</p>
      </header>
      <search>
        <form action={siteHref(lng, "/help")} className="flex flex-wrap gap-3">
          <Input
            type="search"
            name="q"
            defaultValue={query}
            maxLength={MAX_QUERY_LENGTH}
            aria-label={t("help.search")}
            placeholder={t("help.search")}
            className="min-w-0 flex-1 basis-48"
          />
          <Button type="submit">{t("help.submit")}</Button>
        </form>
      </search>
      {query ? (
        <section className="grid gap-4">
          <h2 className="text-xl/7 font-semibold wrap-anywhere">
            {found.length > 0 ? t("help.results", { count: found.length, query }) : t("help.none", { query })}
          </h2>
          {found.length > 0 ? <ArticleLinks locale={lng} articles={found} /> : <p>{t("help.noneText")}</p>}
          <p>
            <a href={siteHref(lng, "/help")} className="link">
              {t("help.clear")}
            </a>
          </p>
        </section>
      ) : (
        groups.map(({ group, articles }) => (
          <section key={group} className="grid gap-3">
            <h2 className="text-xl/7 font-semibold">{t(`help.groups.${group}`)}</h2>
            <ArticleLinks locale={lng} articles={articles} />
          </section>
        ))
      )}
      <ContactLine text={t("help.contact")} link={t("help.contactLink")} />
    </SitePage>
  );
}
