import { Button } from "@takt/ui/button";
import { cn } from "@takt/ui/cn";
import { Kbd } from "@takt/ui/kbd";
import { Skeleton } from "@takt/ui/skeleton";
import { Spinner } from "@takt/ui/spinner";
import { useEscape } from "@takt/ui/use-escape";
import { Check, Circle, ListRestart } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useEffect, useState } from "react";
import { STAGES, type AnalysisStage, type AnalysisState } from "./analysis-state";
import { FoundTopicCard, TOPIC_GRID } from "./found-topic-card";

type Props = {
  state: Extract<AnalysisState, { phase: "running" }>;
  onCancel: () => void;
};

/** The running analysis: its stages, the elapsed time, and the topics found so far. */
export function AnalysisProgress({ state, onCancel }: Props) {
  const { t } = useT(["compass", "common", "shortcuts"]);
  const seconds = useSeconds();
  useEscape(onCancel);
  const stages: readonly AnalysisStage[] = STAGES[state.kind];
  const at = stages.indexOf(state.stage);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-xl border border-border bg-surface p-4">
        <ol aria-label={t("stages.label")} className="grid gap-2">
          {stages.map((stage, index) => (
            <li
              key={stage}
              aria-current={index === at ? "step" : undefined}
              className={cn(
                "flex items-start gap-2 text-sm/6 [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0",
                index === at ? "font-medium" : "text-muted-fg",
              )}
            >
              {index < at ? <Check aria-hidden /> : index === at ? <Spinner /> : <Circle aria-hidden />}
              <span>
                {t(`stages.${stage}`)}
                {index < at && <span className="sr-only">, {t("stages.done")}</span>}
              </span>
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap items-center gap-3">
          <span data-testid="compass-elapsed" className="text-sm text-muted-fg tabular-nums">
            {t("elapsed", { seconds })}
          </span>
          <Button size="sm" onClick={onCancel} aria-keyshortcuts="Escape">
            {t("common:cancel")}
            <Kbd aria-hidden className="pointer-coarse:hidden">
              {t("shortcuts:keys.escape")}
            </Kbd>
          </Button>
        </div>
        {state.extracting && (
          <p className="flex basis-full items-start gap-2 text-caption text-pretty text-muted-fg">
            <ListRestart aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t("extracting")}
          </p>
        )}
      </div>
      {state.topics.length > 0 ? (
        <>
          <h2 className="sr-only">{t("found")}</h2>
          <ul className={TOPIC_GRID}>
            {state.topics.map((topic) => (
              <FoundTopicCard key={topic.title} topic={topic} language={state.language} url={null} />
            ))}
          </ul>
        </>
      ) : (
        <div aria-hidden className={TOPIC_GRID}>
          <Skeleton className="h-52 rounded-xl" />
          <Skeleton className="h-52 rounded-xl" />
        </div>
      )}
    </>
  );
}

/** Counts the whole seconds since mounting. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - start) / 1000)), 250);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
