import type { WritingUsage } from "@takt/domain/writing/model/composition-view";
import { Button } from "@takt/ui/button";
import { Callout } from "@takt/ui/callout";
import { CircleStop, ListTree, TriangleAlert } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { LimitCard } from "../limit-card";
import type { Asked } from "../assistant/assistant";
import type { ShownFailure } from "../assistant/find-failure";
import type { AssistantView } from "../assistant/use-assistant";
import { useFailureMessage } from "./use-failure-message";

type Props = {
  failure: ShownFailure;
  usage: WritingUsage;
  assistant: Pick<AssistantView, "job" | "version" | "text" | "generate" | "retry">;
  /** Shows what became of a request; null when nothing more can be requested. */
  follow: ((request: Promise<Asked>) => Promise<void>) | null;
  /** Whether there is a text to continue with; a retry is not the main action then. */
  hasText: boolean;
};

/** Says why a text was not written or not finished, what was stored, and what the user can do. */
export function EndCallout({ failure, usage, assistant, follow, hasText }: Props) {
  const { t } = useT(["writing", "common"]);
  const failureMessage = useFailureMessage();
  const { job, version, text, generate, retry } = assistant;
  const composeOutline = follow ? () => void follow(generate("outline")) : undefined;
  if (failure.kind === "limit") return <LimitCard usage={usage} onOutline={composeOutline} />;

  const { title, why } = failureMessage(failure, job);
  const reason = failure.kind === "reason" ? failure.reason : null;
  const stopped = reason === "stopped";
  const leftover = version ? "kept" : text !== "" ? "unsaved" : null;
  return (
    <Callout
      tone={stopped ? "neutral" : "red"}
      data-testid="writing-failure"
      data-reason={reason ?? "answered"}
      icon={stopped ? <CircleStop aria-hidden /> : <TriangleAlert aria-hidden />}
      actions={
        follow && (
          <>
            <Button size="sm" variant={hasText ? "outline" : "primary"} onClick={() => void follow(retry())}>
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
    </Callout>
  );
}
