"use client";

import type { AnalysisInput } from "@takt/domain/compass/model/analysis-input";
import { Notice } from "@takt/ui/notice";
import { CircleAlert } from "lucide-react";
import { useT } from "next-i18next/client";
import { useEffect, useRef } from "react";
import { trpc } from "../../trpc/react";
import { useAnnounce } from "../shared/use-announce";
import { useLocale } from "../shared/use-locale";
import { AnalysisFailure } from "./analysis-failure";
import { AnalysisFormCard } from "./analysis-form-card";
import { AnalysisProgress } from "./analysis-progress";
import { AnalysisResults } from "./analysis-results";
import { AnalysisHistory } from "./history/analysis-history";
import { formatSeconds } from "./format-seconds";
import { useAnalysis } from "./use-analysis";
import { useAnalysisForm } from "./use-analysis-form";
import { useShownAnalysis } from "./use-shown-analysis";

/** Content Compass: a form for a page or a text, the topics found in it, and earlier analyses. */
export function CompassScreen() {
  const { t } = useT(["compass", "errors"]);
  const locale = useLocale();
  const { announce, region } = useAnnounce();
  const list = trpc.compass.list.useQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  const send = useRef<HTMLButtonElement>(null);
  /** The input of the last start, for a retry. */
  const sent = useRef<AnalysisInput | null>(null);
  const form = useAnalysisForm();
  const run = useAnalysis({
    onProgress: (message, state) =>
      announce(
        message !== "done"
          ? t(`said.${message}`)
          : state.phase === "done"
            ? t("summary", {
                count: state.analysis.topics.length,
                seconds: formatSeconds(state.analysis.processingMs, locale),
              })
            : "",
      ),
    onDone: ({ id }) => shown.show(id),
  });
  const { state } = run;
  const running = state.phase === "running";
  const shown = useShownAnalysis(list.data, state);

  const start = (input: AnalysisInput | null) => {
    if (!input || running) return;
    sent.current = input;
    shown.hide();
    run.start(input);
  };
  const cancel = () => {
    run.stop();
    send.current?.focus();
  };

  // The focus was on Cancel, which is gone.
  useEffect(() => {
    if (state.phase === "failed" && document.activeElement === document.body) send.current?.focus();
  }, [state.phase]);

  return (
    <div className="grid gap-5">
      <header className="grid gap-1">
        <h1 ref={heading} tabIndex={-1} className="text-2xl/8 outline-hidden">
          {t("title")}
        </h1>
        <p className="text-sm text-pretty text-muted-fg">{t("intro")}</p>
      </header>
      <div className="grid min-w-0 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="@container grid min-w-0 gap-5">
          <AnalysisFormCard form={form} running={running} onSend={() => start(form.read())} sendRef={send} />
          <section aria-label={t("region")} aria-busy={running} className="grid min-w-0 gap-4 empty:hidden">
            {running && <AnalysisProgress state={state} onCancel={cancel} />}
            {state.phase === "failed" && !shown.analysis && (
              <AnalysisFailure
                state={state}
                onRetry={() => {
                  start(sent.current);
                  send.current?.focus();
                }}
                onPasteText={() => {
                  run.reset();
                  form.focusTab("text");
                }}
              />
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
        </div>
        <AnalysisHistory
          list={list}
          shownId={running ? null : shown.id}
          headingRef={heading}
          onOpen={(id) => {
            run.reset();
            shown.show(id);
          }}
          onRemoved={(id) => id === shown.id && shown.hide()}
        />
      </div>
      {region}
    </div>
  );
}
