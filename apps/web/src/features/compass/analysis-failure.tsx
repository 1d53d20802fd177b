import { Button } from "@takt/ui/button";
import { Notice } from "@takt/ui/notice";
import { CircleAlert, FileText, LogIn, RotateCcw } from "lucide-react";
import { useT } from "next-i18next/client";
import { useSignInAgain } from "../shared/session/use-sign-in-again";
import { useErrorText } from "../shared/use-error-text";
import type { AnalysisState } from "./analysis-state";
import { failureWords, type FailureWay } from "./failure-words";

const ICONS = { text: FileText, retry: RotateCcw, signIn: LogIn };

type Props = {
  state: Extract<AnalysisState, { phase: "failed" }>;
  onRetry: () => void;
  onPasteText: () => void;
};

/** Why there are no topics, and what to do about it. */
export function AnalysisFailure({ state: { failure, kind }, onRetry, onPasteText }: Props) {
  const { t } = useT("compass");
  const errorText = useErrorText();
  const { signInAgain, leaving } = useSignInAgain();
  const { lead, reason, ways } = failureWords(failure, kind);
  const why = reason ? t(`reasons.${reason}`) : "error" in failure ? errorText(failure.error) : null;
  const go = { text: onPasteText, retry: onRetry, signIn: signInAgain } satisfies Record<FailureWay, unknown>;
  return (
    <Notice
      role="alert"
      tone="red"
      icon={<CircleAlert aria-hidden />}
      actions={
        ways.length > 0 &&
        ways.map((way) => {
          const Icon = ICONS[way];
          return (
            <Button key={way} size="sm" loading={way === "signIn" && leaving} onClick={go[way]}>
              <Icon aria-hidden />
              {t(`ways.${way}`)}
            </Button>
          );
        })
      }
    >
      {lead && <p className="font-medium">{t(`failed.${lead}`)}</p>}
      {why && <p>{why}</p>}
    </Notice>
  );
}
