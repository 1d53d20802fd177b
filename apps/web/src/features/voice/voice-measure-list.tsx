import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import type { VoiceView } from "@takt/domain/voice/model/voice-view";
import { useT } from "~/i18n/use-t";
import type { ReactNode } from "react";
import { useClock } from "../shared/time/use-clock";
import { useLocale } from "../shared/use-locale";

/** The measures of the sheet, and the number of posts they are from. */
export function VoiceMeasureList({ sheet: { measures, postCount, computedAt } }: { sheet: VoiceView }) {
  const { t } = useT("voice");
  const { day } = useClock();
  const locale = INTL_LOCALE[useLocale()];
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
  const about = (words: number) => t("measures.about", { number: number.format(words) });
  const openings = (["question", "figure", "firstPerson"] as const).map((kind) =>
    t(`measures.${kind}`, { share: percent.format(measures.openings[kind]) }),
  );
  return (
    <div className="grid gap-3 border-t border-border pt-4">
      <div className="grid gap-0.5">
        <h3 className="text-sm font-medium">{t("measures.title")}</h3>
        <p className="text-caption text-muted-fg">
          {t("measures.from", { count: postCount, day: day(computedAt) })}
        </p>
      </div>
      <dl className="grid gap-y-2 text-sm">
        <Measure label={t("measures.sentenceWords")}>{about(measures.sentenceWords)}</Measure>
        <Measure label={t("measures.postWords")}>{about(measures.postWords)}</Measure>
        <Measure label={t("measures.openings")}>
          {openings.map((opening) => (
            <span key={opening} className="block">
              {opening}
            </span>
          ))}
        </Measure>
        <Measure label={t("measures.paragraphs")}>
          {t(`measures.paragraphsAre.${measures.paragraphs}`)}
        </Measure>
        <Measure label={t("measures.emoji")}>{number.format(measures.emoji)}</Measure>
        <Measure label={t("measures.hashtags")}>{number.format(measures.hashtags)}</Measure>
        <Measure label={t("measures.address")}>
          {t(`measures.addressIs.${measures.address ?? "none"}`)}
        </Measure>
        {measures.neverUsed.length > 0 && (
          <Measure label={t("measures.neverUsed")}>{measures.neverUsed.join(", ")}</Measure>
        )}
      </dl>
    </div>
  );
}

function Measure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <dt className="text-muted-fg">{label}</dt>
      <dd className="font-medium wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
