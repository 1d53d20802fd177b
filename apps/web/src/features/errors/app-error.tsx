"use client";

import { SESSION_ENDED } from "../sessions/parts/session-ended-digest";
import { useFeedback } from "../feedback/parts/use-feedback";
import { useLocale } from "../shared/use-locale";
import { SessionEndedScreen } from "./session-ended-screen";
import { UnexpectedError } from "./unexpected-error";

type Props = { error: Error & { digest?: string }; retry: () => void };

/** The error screen of a failed page: what happened and what the user can do. */
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
