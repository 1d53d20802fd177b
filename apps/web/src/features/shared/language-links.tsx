import { LOCALES } from "@takt/i18n/locales";
import { getT } from "../../i18n/server";
import { LanguageLink } from "./language/language-link";

/**
 * The same page in the other language. Plain links: the address /de or /en makes the proxy remember the choice, and
 * the document is loaded anew. `path` is what they lead to without scripts.
 */
export async function LanguageLinks({ locale, path }: { locale: string; path: string }) {
  const { t } = await getT("common");
  return (
    <nav aria-label={t("language")} className="flex gap-4 text-[13px]">
      {LOCALES.map((language) => (
        <LanguageLink
          key={language}
          language={language}
          path={path}
          current={language === locale}
          text={t(`languages.${language}`)}
        />
      ))}
    </nav>
  );
}
