import type { ReviewView } from "@takt/domain/posts/model/review-view";
import { LOCALES, type Locale } from "@takt/i18n/locales";
import { Logo } from "@takt/ui/logo";
import { localePath } from "~/i18n/locale-path";
import { getT } from "~/i18n/server";
import { BrandMark } from "../brand/parts/brand-mark";
import { getLogoUrl, getReviewMark } from "./review-brand";

type Props = {
  locale: Locale;
  /** Left out where the link has ended. */
  token?: string | undefined;
  /** Left out where no post is shown. */
  review?: ReviewView | undefined;
};

/**
 * The head of the page of a review link: home, or in its place the name and logo of the workspace, and the languages, which
 * are chosen by the address alone.
 */
export async function ReviewHead({ locale, token, review }: Props) {
  const { t } = await getT("common");
  const name = review ? getReviewMark(review) : null;
  return (
    <header className="mx-auto flex w-full max-w-[1120px] flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-4 sm:px-8">
      {review && token !== undefined && name !== null ? (
        <BrandMark name={name} logoUrl={getLogoUrl(review, token)} />
      ) : (
        <a href={localePath(locale, "/")} className="inline-flex min-h-6 items-center rounded-lg">
          <Logo name={t("product")} />
        </a>
      )}
      {token !== undefined && (
        <nav aria-label={t("language")} className="flex gap-4 text-caption">
          {LOCALES.map((language) => (
            <a
              key={language}
              href={`/${language}/review/${token}`}
              lang={language}
              hrefLang={language}
              aria-current={language === locale ? "true" : undefined}
              className="inline-flex min-h-6 items-center rounded text-muted-fg hover:text-foreground aria-[current]:font-medium aria-[current]:text-foreground pointer-coarse:min-h-11"
            >
              {t(`languages.${language}`)}
            </a>
          ))}
        </nav>
      )}
    </header>
  );
}
