import type { AnalysisView } from "@takt/domain/compass/model/analysis-view";
import { AlertDialog } from "@takt/ui/alert-dialog";
import { Button } from "@takt/ui/button";
import { Skeleton } from "@takt/ui/skeleton";
import { withVerbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { useState, type RefObject } from "react";
import { QueryCard, type CardQuery } from "~/features/shared/query-card";
import { useNow } from "~/features/shared/time/use-clock";
import { useErrorText } from "~/features/shared/use-error-text";
import { HistoryRow } from "./history-row";
import { useRemoveAnalysis } from "./use-remove-analysis";

/** The number of analyses shown before the list is expanded. */
const COLLAPSED_COUNT = 5;

type Props = {
  list: CardQuery<AnalysisView[]>;
  /** The analysis whose topics are shown. */
  shownId: string | null;
  /** Receives the focus when no row is left. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  onOpen: (id: string) => void;
  onRemoved: (id: string) => void;
};

/** The latest analyses, which can be opened and removed. */
export function AnalysisHistory({ list, shownId, headingRef, onOpen, onRemoved }: Props) {
  const { t } = useT(["compass", "common"]);
  const errorText = useErrorText();
  const now = useNow(30_000);
  const [all, setAll] = useState(false);
  const removal = useRemoveAnalysis(headingRef, onRemoved);
  return (
    <>
      <QueryCard
        title={t("history.title")}
        query={list}
        failed={t("history.failed")}
        skeleton={<Skeleton className="h-64" />}
      >
        {(analyses) =>
          analyses.length === 0 ? (
            <p className="text-sm text-pretty text-muted-fg">{t("history.empty")}</p>
          ) : (
            <div className="grid justify-items-start gap-2">
              <ul className="w-full divide-y divide-border">
                {(all ? analyses : analyses.slice(0, COLLAPSED_COUNT)).map((analysis) => (
                  <HistoryRow
                    key={analysis.id}
                    analysis={analysis}
                    now={now}
                    shown={analysis.id === shownId}
                    onOpen={() => onOpen(analysis.id)}
                    onRemove={(row) => removal.ask(analysis, row)}
                  />
                ))}
              </ul>
              {analyses.length > COLLAPSED_COUNT && (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-expanded={all}
                  className="-ms-2.5"
                  onClick={() => setAll(!all)}
                >
                  {all ? t("history.showFewer") : t("history.showAll", { number: analyses.length })}
                </Button>
              )}
            </div>
          )
        }
      </QueryCard>
      {removal.asked && (
        <AlertDialog
          open
          onOpenChange={(open) => !open && removal.cancel()}
          title={t("history.removeTitle")}
          description={
            <p>{withVerbatim(removal.asked.title, (words) => t("history.removeText", { title: words }))}</p>
          }
          cancelLabel={t("common:cancel")}
          actionLabel={t("history.removeAction")}
          tone="danger"
          loading={removal.removing}
          onAction={() => void removal.confirm()}
        >
          {removal.error !== null && (
            <p role="alert" className="text-sm text-danger-text">
              {errorText(removal.error)}
            </p>
          )}
        </AlertDialog>
      )}
    </>
  );
}
