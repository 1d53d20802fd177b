import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import type { AnalysedSource } from "@takt/domain/compass/model/analysis-view";
import { COMPASS_LIMITS } from "@takt/domain/compass/model/compass-limits";
import { Languages, Scissors } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useLocale } from "../shared/use-locale";

/** The language of the analysed source, if known, and whether the source was truncated. */
export function SourceFacts({ source: { language, truncated } }: { source: AnalysedSource }) {
  const { t } = useT("compass");
  const number = new Intl.NumberFormat(INTL_LOCALE[useLocale()]);
  if (!language && !truncated) return null;
  return (
    <div
      data-testid="compass-source"
      className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-fg [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0"
    >
      {language && (
        <p className="flex items-start gap-1.5">
          <Languages aria-hidden />
          {t(`sourceLanguage.${language}`)}
        </p>
      )}
      {truncated && (
        <p className="flex items-start gap-1.5">
          <Scissors aria-hidden />
          {t("truncated", { max: number.format(COMPASS_LIMITS.maxTextLength) })}
        </p>
      )}
    </div>
  );
}
