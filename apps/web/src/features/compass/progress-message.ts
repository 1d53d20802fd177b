import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import type { Locale } from "@takt/i18n/locales";
import { useT } from "~/i18n/use-t";
import { useLocale } from "../shared/use-locale";
import type { AnalysisState } from "./analysis-state";

/** A screen reader message: a key of `said` in messages/{en,de}/compass.json. */
export type ProgressMessage = "fetching" | "reading" | "finding" | "extracting" | "done" | "stopped";

/**
 * Returns what to announce when an analysis changes its state; failures are shown in an alert, which announces itself.
 */
export function progressMessage(before: AnalysisState, after: AnalysisState): ProgressMessage | null {
  if (after.phase === "done" || after.phase === "stopped")
    return before.phase === after.phase ? null : after.phase;
  if (after.phase !== "running") return null;
  if (before.phase !== "running") return after.stage;
  if (after.extracting && !before.extracting) return "extracting";
  return after.stage === before.stage ? null : after.stage;
}

/** Returns what a screen reader says about the progress of an analysis. */
export function useProgressText(): (message: ProgressMessage, state: AnalysisState) => string {
  const { t } = useT("compass");
  const locale = useLocale();
  return (message, state) => {
    if (message !== "done") return t(`said.${message}`);
    if (state.phase !== "done") return "";
    const { topics, processingMs } = state.analysis;
    return t("summary", { count: topics.length, seconds: formatSeconds(processingMs, locale) });
  };
}

/** Formats a duration in seconds, `2.3` or `2,3`, at least 0.1. */
export function formatSeconds(ms: number, locale: Locale): string {
  const format = new Intl.NumberFormat(INTL_LOCALE[locale], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return format.format(Math.max(ms, 100) / 1000);
}
