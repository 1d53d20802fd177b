"use client";

import { Callout } from "@takt/ui/callout";
import { useAnnounce } from "@takt/ui/use-announce";
import { CircleAlert } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useRef } from "react";
import { trpc } from "~/trpc/react";
import { IdeasNav } from "../topics/parts/ideas-nav";
import { PageHead } from "../shared/page-head";
import { AnalysisFailure } from "./analysis-failure";
import { AnalysisFormCard } from "./analysis-form-card";
import { AnalysisProgress } from "./analysis-progress";
import { AnalysisResults } from "./analysis-results";
import { AnalysisHistory } from "./history/analysis-history";
import { useCompass, type Compass } from "./use-compass";

/** Content Compass: a form for a page or a text, the topics found in it, and earlier analyses. */
export function CompassScreen() {
  const { t } = useT("compass");
  const { announce, region } = useAnnounce();
  const list = trpc.compass.list.useQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  const compass = useCompass(list.data, announce);
  const { form, running, shown } = compass;

  return (
    <div className="grid gap-5">
      <PageHead title={t("title")} headingRef={heading}>
        <IdeasNav current="compass" />
      </PageHead>
      <p className="max-w-[68ch] text-pretty text-muted-fg">{t("intro")}</p>
      <div className="grid min-w-0 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="@container grid min-w-0 gap-5">
          <AnalysisFormCard form={form} running={running} onSend={compass.start} sendRef={compass.sendRef} />
          <AnalysisRegion compass={compass} announce={announce} />
        </div>
        <AnalysisHistory
          list={list}
          shownId={running ? null : shown.id}
          headingRef={heading}
          onOpen={compass.open}
          onRemoved={compass.removed}
        />
      </div>
      {region}
    </div>
  );
}

type AnalysisRegionProps = { compass: Compass; announce: (text: string) => void };

/** Below the form: the running analysis, its failure, or the topics of the shown one. */
function AnalysisRegion({ compass, announce }: AnalysisRegionProps) {
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
        <Callout icon={<CircleAlert aria-hidden />}>
          <p>{t("errors:analysis_not_found")}</p>
        </Callout>
      )}
    </section>
  );
}
