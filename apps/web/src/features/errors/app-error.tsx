"use client";

import { Button } from "@takt/ui/button";
import { Clock } from "lucide-react";
import { useFeedback } from "../feedback/parts/use-feedback";
import { SESSION_ENDED } from "../sessions/parts/ended-session";
import { useSignInAgain } from "../sessions/parts/use-sign-in-again";
import { useLocale } from "../shared/use-locale";
import { CalmScreen } from "./calm-screen";
import type { ErrorTexts } from "./join-error-texts";
import { UnexpectedError } from "./unexpected-error";
import { useErrorTexts } from "./use-error-texts";

type Props = { error: Error & { digest?: string }; retry: () => void };

/** The error screen of a failed page: what happened and what the user can do. */
export function AppError({ error, retry }: Props) {
  const locale = useLocale();
  const text = useErrorTexts();
  const feedback = useFeedback();
  if (error.digest === SESSION_ENDED) return <SessionEndedScreen text={text} />;
  return (
    <UnexpectedError
      error={error}
      locale={locale}
      text={text}
      retry={retry}
      onReport={(errorId) => feedback.open({ type: "bug", errorId })}
    />
  );
}

/** The screen of a page whose session has ended, with a button to the login and back. */
function SessionEndedScreen({ text }: { text: ErrorTexts }) {
  const { signInAgain, leaving } = useSignInAgain();
  return (
    <CalmScreen icon={<Clock />} title={text.endedTitle} text={text.endedText}>
      <Button variant="primary" loading={leaving} onClick={signInAgain}>
        {text.signInAgain}
      </Button>
    </CalmScreen>
  );
}
