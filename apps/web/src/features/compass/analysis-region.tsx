import { Notice } from "@takt/ui/notice";
import { CircleAlert } from "lucide-react";
import { useT } from "next-i18next/client";
import { AnalysisFailure } from "./analysis-failure";
import { AnalysisProgress } from "./analysis-progress";
import { AnalysisResults } from "./analysis-results";
import type { Compass } from "./use-compass";

type Props = { compass: Compass; announce: (text: string) => void };

/** Below the form: the running analysis, its failure, or the topics of the shown one. */
export function AnalysisRegion({ compass, announce }: Props) {
  const { t } = useT(["compass", "errors"]);
  const { state, running, shown } = compass;
  return (
    <section aria-label={t("region")} aria-busy={running} className="grid min-w-0 gap-4 empty:hidden">
      {state.phase === "running" && <AnalysisProgress state={state} onCancel={compass.cancel} />}
      {state.phase === "failed" && !shown.analysis && (
        <AnalysisFailure state={state} onRetry={compass.retry} onPasteText={compass.pasteText} />
      )}
      {!running && shown.analysis && (
        <AnalysisResults
          key={shown.analysis.id}
          analysis={shown.analysis}
          source={state.phase === "done" && state.analysis.id === shown.id ? state.source : null}
          announce={announce}
          headingRef={shown.headingRef}
        />
      )}
      {!running && shown.gone && (
        <Notice icon={<CircleAlert aria-hidden />}>
          <p>{t("errors:analysis_not_found")}</p>
        </Notice>
      )}
    </section>
  );
}
