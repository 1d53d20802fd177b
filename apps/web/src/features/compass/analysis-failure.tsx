import { Button } from "@takt/ui/button";
import { Callout } from "@takt/ui/callout";
import { CircleAlert, FileText, LogIn, RotateCcw } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useSignInAgain } from "../sessions/parts/use-sign-in-again";
import { useErrorText } from "../shared/use-error-text";
import type { AnalysisState } from "./analysis-state";
import { describeFailure, type FailureAction } from "./describe-failure";

const ICONS = { text: FileText, retry: RotateCcw, signIn: LogIn };

type Props = {
  state: Extract<AnalysisState, { phase: "failed" }>;
  onRetry: () => void;
  onPasteText: () => void;
};

/** Says why there are no topics, and what to do about it. */
export function AnalysisFailure({ state: { failure, kind }, onRetry, onPasteText }: Props) {
  const { t } = useT("compass");
  const errorText = useErrorText();
  const { signInAgain, leaving } = useSignInAgain();
  const { lead, reason, actions } = describeFailure(failure, kind);
  const why = reason ? t(`reasons.${reason}`) : "error" in failure ? errorText(failure.error) : null;
  const handlers = { text: onPasteText, retry: onRetry, signIn: signInAgain } satisfies Record<
    FailureAction,
    unknown
  >;
  return (
    <Callout
      role="alert"
      tone="red"
      icon={<CircleAlert aria-hidden />}
      actions={
        actions.length > 0 &&
        actions.map((action) => {
          const Icon = ICONS[action];
          return (
            <Button
              key={action}
              size="sm"
              loading={action === "signIn" && leaving}
              onClick={handlers[action]}
            >
              <Icon aria-hidden />
              {t(`ways.${action}`)}
            </Button>
          );
        })
      }
    >
      {lead && <p className="font-medium">{t(`failed.${lead}`)}</p>}
      {why && <p>{why}</p>}
    </Callout>
  );
}
