import { useT } from "next-i18next/client";
import { useLocale } from "../shared/use-locale";
import type { AnalysisState } from "./analysis-state";
import { formatSeconds } from "./format-seconds";
import type { ProgressMessage } from "./progress-message";

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
