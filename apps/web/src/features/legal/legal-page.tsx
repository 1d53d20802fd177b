import { formatCalendarDay } from "@takt/domain/shared/format-day";
import type { Locale } from "@takt/i18n/locales";
import type { Metadata } from "next";
import { getT } from "~/i18n/server";
import { ContentBlocks } from "../content/parts/content-body";
import { LEGAL_PAGES, type LegalPageName } from "../content/parts/content-list";
import { type Filling, loadContent } from "../content/parts/load-content";
import { listSections } from "../content/parts/group-sections";
import { siteMetadata } from "../site/parts/site-metadata";
import { SitePage } from "../site/parts/site-page";
import { LEGAL_COMPONENTS } from "./legal-components";
import { legalFacts } from "./legal-facts";
import { legalValues } from "./legal-values";
import { LEGAL_VERSIONS, type LegalVersion } from "./legal-versions";

const COMPONENTS = Object.keys(LEGAL_COMPONENTS);
const fill = async (lng: Locale): Promise<Filling> => ({
  values: await legalValues(lng),
  facts: legalFacts(),
  components: COMPONENTS,
});

/** Returns the metadata of a legal page. */
export async function legalMetadata(name: LegalPageName): Promise<Metadata> {
  const { lng } = await getT("legal");
  const { title, description } = await loadContent("legal", lng, name, fill);
  return siteMetadata(LEGAL_PAGES[name], { title, description });
}

/** A legal page: a table of contents that stays in view, and the text in a readable width. On paper the text alone. */
export async function LegalPage({ name }: { name: LegalPageName }) {
  const { t, lng } = await getT("legal");
  const { title, summary, history, body } = await loadContent("legal", lng, name, fill);
  const blocks = body.children.slice(1);
  const versions: readonly LegalVersion[] = name === "imprint" ? [] : LEGAL_VERSIONS[name];
  const [newest] = versions;
  const getName = ({ version, day }: LegalVersion) =>
    t("version", { version, day: formatCalendarDay(day, lng) });
  return (
    <SitePage path={LEGAL_PAGES[name]} width="wide">
      <div className="mx-auto grid w-full max-w-[1200px] grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 px-5 py-8 sm:px-8 sm:py-12 lg:grid-cols-[15rem_minmax(0,68ch)] print:block print:p-0">
        <header className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 lg:col-start-2">
          <h1 className="text-2xl/[1.2] text-balance sm:text-3xl/[1.2] wrap-break-word hyphens-auto">
            {title}
          </h1>
          <p className="text-base/6 text-pretty text-muted-fg">{summary}</p>
          {newest && (
            <p className="text-sm text-muted-fg">
              <time dateTime={newest.day}>{getName(newest)}</time>
            </p>
          )}
        </header>
        <nav
          aria-label={t("contents")}
          className="print:hidden lg:sticky lg:top-6 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto lg:p-1"
        >
          <p aria-hidden className="text-sm font-semibold">
            {t("contents")}
          </p>
          <ol className="mt-2 grid gap-0.5 border-s border-border">
            {listSections(blocks).map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="-ms-px flex min-h-7 items-center rounded-e-lg border-s border-transparent py-1 ps-3 text-sm/5 text-muted-fg hyphens-auto hover:border-border-strong hover:text-foreground"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid min-w-0 content-start gap-10 lg:col-start-2 print:mt-6 print:block print:space-y-6">
          <ContentBlocks blocks={blocks} locale={lng} components={LEGAL_COMPONENTS} />
          {newest && (
            <section
              aria-labelledby="history"
              className="grid gap-3 border-t border-border pt-8 text-sm/6 text-muted-fg"
            >
              <h2 id="history" className="text-base text-foreground">
                {t("history")}
              </h2>
              <ul className="grid gap-1.5">
                {versions.map((one) => (
                  <li key={one.version}>
                    {getName(one)}: {history[one.version]}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </SitePage>
  );
}
