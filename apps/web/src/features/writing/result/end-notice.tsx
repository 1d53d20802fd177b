import type { WritingUsage } from "@takt/domain/writing/model/composition-view";
import { Button } from "@takt/ui/button";
import { Notice } from "@takt/ui/notice";
import { CircleStop, ListTree, TriangleAlert } from "lucide-react";
import { useT } from "next-i18next/client";
import { useErrorText } from "../../shared/use-error-text";
import { LimitCard } from "../limit-card";
import { failureOf } from "./failure-of";
import type { Writing } from "./use-writing";

type Props = {
  compositionId: string;
  usage: WritingUsage;
  writing: Writing;
  /** There is a text to go on with: then trying again is not the main thing. */
  hasText: boolean;
};

/** Why a text was not written, or not to its end: what happened, what became of it, what can be done. */
export function EndNotice({ compositionId, usage, writing, hasText }: Props) {
  const { t } = useT(["writing", "common"]);
  const errorText = useErrorText();
  const { job, version, text, write, retry } = writing;
  const failure = failureOf(writing, usage.engine.kind);
  if (failure === null) return null;
  const composeOutline = () => void write(compositionId, { engine: "outline" });
  if (failure.kind === "limit") return <LimitCard usage={usage} onOutline={composeOutline} />;

  const reason = failure.kind === "reason" ? failure.reason : null;
  const stopped = reason === "stopped";
  const kept = version ? "kept" : text !== "" ? "unsaved" : null;
  return (
    <Notice
      tone={stopped ? "neutral" : "red"}
      data-testid="writing-failure"
      data-reason={reason ?? "answered"}
      icon={stopped ? <CircleStop aria-hidden /> : <TriangleAlert aria-hidden />}
      actions={
        <>
          <Button size="sm" variant={hasText ? "outline" : "primary"} onClick={retry}>
            {t("common:retry")}
          </Button>
          {failure.kind === "reason" && failure.outline && !stopped && (
            <Button size="sm" onClick={composeOutline}>
              <ListTree aria-hidden />
              {t("result.outlineInstead")}
            </Button>
          )}
        </>
      }
    >
      <p className="font-medium">
        {t(stopped ? "result.stopped" : job?.kind === "rewrite" ? "result.rewriteFailed" : "result.failed")}
      </p>
      {failure.kind === "answered" && <p>{errorText(failure.error)}</p>}
      {reason && reason !== "stopped" && <p>{t(`result.failures.${reason}`)}</p>}
      {(kept || stopped) && <p>{t(`result.left.${kept ?? "nothing"}`)}</p>}
      {failure.kind === "reason" && failure.cost && <p>{t(`result.cost.${failure.cost}`)}</p>}
    </Notice>
  );
}
