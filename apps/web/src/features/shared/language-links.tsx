import { LOCALES } from "@takt/i18n/locales";
import { getT } from "../../i18n/server";

/**
 * The same page in the other language. Plain links: the address /de or /en makes the proxy remember the choice, and
 * the document is loaded anew.
 */
export async function LanguageLinks({ locale, path }: { locale: string; path: string }) {
  const { t } = await getT("common");
  return (
    <nav aria-label={t("language")} className="flex gap-4 text-[13px]">
      {LOCALES.map((language) => (
        <a
          key={language}
          href={`/${language}${path === "/" ? "" : path}`}
          lang={language}
          hrefLang={language}
          aria-current={language === locale ? "true" : undefined}
          className="inline-flex min-h-6 items-center rounded text-muted-fg hover:text-foreground aria-[current]:font-medium aria-[current]:text-foreground"
        >
          {t(`languages.${language}`)}
        </a>
      ))}
    </nav>
  );
}
