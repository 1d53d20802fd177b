import { LOCALES } from "@takt/i18n/locales";
import { getT } from "~/i18n/server";
import { LanguageLink } from "./language/language-link";

/**
 * Links to the same page in each language. They are plain links: the proxy stores the choice from /de or /en, and the
 * document is reloaded. `path` is their target without scripts.
 */
export async function LanguageLinks({ locale, path }: { locale: string; path: string }) {
  const { t } = await getT("common");
  return (
    <nav aria-label={t("language")} className="flex gap-4 text-caption">
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
