import { formatCalendarDay } from "@takt/domain/shared/format-day";
import type { ReactNode } from "react";
import { getT } from "~/i18n/server";
import { type LegalDocument, LEGAL_VERSIONS } from "./legal-versions";
import { MissingProviderData } from "./missing-provider-data";
import { LegalText } from "./parts/legal-text";
import { SitePage } from "../site/parts/site-page";

export type LegalSection = { id: string; title: string; body: ReactNode };

type Props = {
  path: `/${string}`;
  title: string;
  intro?: string;
  /** Whose version is shown; the imprint has none. */
  document?: LegalDocument;
  /** Whether the page needs the provider's data, and so names what is missing. */
  ofProvider: boolean;
  /** Null: this installation has no such section. */
  sections: (LegalSection | null)[];
};

/** A legal page: a table of contents that stays in view, and the text in a readable width. On paper the text alone. */
export async function LegalPage({ path, title, intro, document, ofProvider, sections }: Props) {
  const { t } = await getT("legal");
  const shown = sections.filter((section) => section !== null);
  return (
    <SitePage path={path} width="wide">
      <div className="mx-auto grid w-full max-w-[1200px] grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 px-5 py-8 sm:px-8 sm:py-12 lg:grid-cols-[15rem_minmax(0,68ch)] print:block print:p-0">
        <header className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 lg:col-start-2">
          <h1 className="text-2xl/[1.2] text-balance sm:text-3xl/[1.2] wrap-break-word hyphens-auto">
            {title}
          </h1>
          {intro && <p className="text-base/6 text-pretty text-muted-fg">{intro}</p>}
          {document && <Version document={document} />}
        </header>
        <nav
          aria-label={t("contents")}
          className="print:hidden lg:sticky lg:top-6 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto lg:p-1"
        >
          <p aria-hidden className="text-sm font-semibold">
            {t("contents")}
          </p>
          <ol className="mt-2 grid gap-0.5 border-s border-border">
            {shown.map(({ id, title: name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="-ms-px flex min-h-7 items-center rounded-e-lg border-s border-transparent py-1 ps-3 text-sm/5 text-muted-fg hyphens-auto hover:border-border-strong hover:text-foreground"
                >
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid min-w-0 content-start gap-10 lg:col-start-2 print:mt-6 print:block print:space-y-6">
          {ofProvider && <MissingProviderData />}
          {shown.map(({ id, title: name, body }) => (
            <section
              key={id}
              aria-labelledby={id}
              className="grid gap-3 text-base/6 text-pretty print:block print:space-y-2"
            >
              <h2
                id={id}
                className="scroll-mt-6 text-xl/7 wrap-break-word hyphens-auto print:break-after-avoid"
              >
                {name}
              </h2>
              {body}
            </section>
          ))}
          {document && <History document={document} />}
        </div>
      </div>
    </SitePage>
  );
}

/** Returns a section that is texts alone. */
export function textSection(id: string, title: string, texts: readonly string[]): LegalSection {
  return { id, title, body: <LegalText>{texts.join("\n\n")}</LegalText> };
}

async function Version({ document }: { document: LegalDocument }) {
  const { t, lng } = await getT("legal");
  const { version, day } = LEGAL_VERSIONS[document][0];
  return (
    <p className="text-sm text-muted-fg">
      <time dateTime={day}>{t("version", { version, day: formatCalendarDay(day, lng) })}</time>
    </p>
  );
}

/** What each version changed. A test holds each page's texts against its own versions; the types cross all with all. */
async function History({ document }: { document: LegalDocument }) {
  const { t, lng } = await getT(["legal", document]);
  return (
    <section
      aria-labelledby="history"
      className="grid gap-3 border-t border-border pt-8 text-sm/6 text-muted-fg"
    >
      <h2 id="history" className="text-base text-foreground">
        {t("legal:history")}
      </h2>
      <ul className="grid gap-1.5">
        {LEGAL_VERSIONS[document].map(({ version, day }) => (
          <li key={version}>
            {t("legal:version", { version, day: formatCalendarDay(day, lng) })}:{" "}
            {t(`${document}:history.${version}` as `${LegalDocument}:history.1`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
