"use client";

import { SESSION_ENDED } from "../shared/session/session-ended-digest";
import { useFeedback } from "../shared/feedback/use-feedback";
import { useLocale } from "../shared/use-locale";
import { SessionEndedScreen } from "./session-ended-screen";
import { UnexpectedError } from "./unexpected-error";

type Props = { error: Error & { digest?: string }; retry: () => void };

/** What a page of the app shows in place of itself when it failed: why, and what can be done. */
export function AppError({ error, retry }: Props) {
  const locale = useLocale();
  const feedback = useFeedback();
  if (error.digest === SESSION_ENDED) return <SessionEndedScreen locale={locale} />;
  return (
    <UnexpectedError
      error={error}
      locale={locale}
      retry={retry}
      onReport={(errorId) => feedback.open({ type: "bug", errorId })}
    />
  );
}
