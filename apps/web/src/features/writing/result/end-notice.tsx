import type { WritingUsage } from "@takt/domain/writing/model/composition-view";
import { Button } from "@takt/ui/button";
import { Notice } from "@takt/ui/notice";
import { CircleStop, ListTree, TriangleAlert } from "lucide-react";
import { useT } from "next-i18next/client";
import { LimitCard } from "../limit-card";
import type { ShownFailure } from "./failure-of";
import { useFailureWords } from "./use-failure-words";
import type { ResultWishes } from "./use-result-wishes";
import type { Writing } from "./use-writing";

type Props = {
  failure: ShownFailure;
  usage: WritingUsage;
  writing: Writing;
  /** Null: nothing more can be asked for. */
  wishes: Pick<ResultWishes, "generate" | "retry"> | null;
  /** There is a text to go on with: then trying again is not the main thing. */
  hasText: boolean;
};

/** Why a text was not written, or not to its end: what happened, what became of it, what can be done. */
export function EndNotice({ failure, usage, writing, wishes, hasText }: Props) {
  const { t } = useT(["writing", "common"]);
  const failureWords = useFailureWords();
  const { job, version, text } = writing;
  const composeOutline = wishes ? () => void wishes.generate({ engine: "outline" }) : undefined;
  if (failure.kind === "limit") return <LimitCard usage={usage} onOutline={composeOutline} />;

  const { title, why } = failureWords(failure, job);
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
        wishes && (
          <>
            <Button size="sm" variant={hasText ? "outline" : "primary"} onClick={() => void wishes.retry()}>
              {t("common:retry")}
            </Button>
            {failure.kind === "reason" && failure.outline && !stopped && (
              <Button size="sm" onClick={composeOutline}>
                <ListTree aria-hidden />
                {t("result.outlineInstead")}
              </Button>
            )}
          </>
        )
      }
    >
      <p className="font-medium">{title}</p>
      {why && <p>{why}</p>}
      {(kept || stopped) && <p>{t(`result.left.${kept ?? "nothing"}`)}</p>}
      {failure.kind === "reason" && failure.cost && <p>{t(`result.cost.${failure.cost}`)}</p>}
    </Notice>
  );
}
