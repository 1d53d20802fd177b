import type { WritingUsage } from "@takt/domain/writing/model/composition-view";
import { Button } from "@takt/ui/button";
import { Notice } from "@takt/ui/notice";
import { CircleStop, ListTree, TriangleAlert } from "lucide-react";
import { useT } from "next-i18next/client";
import { LimitCard } from "../limit-card";
import type { ShownFailure } from "./failure-of";
import { useFailureMessage } from "./use-failure-message";
import type { ResultRequests } from "./use-result-requests";
import type { Writing } from "./use-writing";

type Props = {
  failure: ShownFailure;
  usage: WritingUsage;
  writing: Writing;
  /** Null when nothing more can be requested. */
  requests: Pick<ResultRequests, "generate" | "retry"> | null;
  /** Whether there is a text to continue with; a retry is not the main action then. */
  hasText: boolean;
};

/** Says why a text was not written or not finished, what was stored, and what the user can do. */
export function EndNotice({ failure, usage, writing, requests, hasText }: Props) {
  const { t } = useT(["writing", "common"]);
  const failureMessage = useFailureMessage();
  const { job, version, text } = writing;
  const composeOutline = requests ? () => void requests.generate({ engine: "outline" }) : undefined;
  if (failure.kind === "limit") return <LimitCard usage={usage} onOutline={composeOutline} />;

  const { title, why } = failureMessage(failure, job);
  const reason = failure.kind === "reason" ? failure.reason : null;
  const stopped = reason === "stopped";
  const leftover = version ? "kept" : text !== "" ? "unsaved" : null;
  return (
    <Notice
      tone={stopped ? "neutral" : "red"}
      data-testid="writing-failure"
      data-reason={reason ?? "answered"}
      icon={stopped ? <CircleStop aria-hidden /> : <TriangleAlert aria-hidden />}
      actions={
        requests && (
          <>
            <Button size="sm" variant={hasText ? "outline" : "primary"} onClick={() => void requests.retry()}>
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
      {(leftover || stopped) && <p>{t(`result.left.${leftover ?? "nothing"}`)}</p>}
      {failure.kind === "reason" && failure.cost && <p>{t(`result.cost.${failure.cost}`)}</p>}
    </Notice>
  );
}
