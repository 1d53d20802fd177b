"use client";

import { Button } from "@takt/ui/button";
import { Clock } from "lucide-react";
import { useEffect, useRef } from "react";
import { useFeedback } from "../feedback/parts/use-feedback";
import { SESSION_ENDED } from "../sessions/parts/ended-session";
import { useSignInAgain } from "../sessions/parts/use-sign-in-again";
import { useLocale } from "../shared/use-locale";
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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="alert" className="mx-auto grid max-w-[520px] justify-items-start gap-3 px-4 py-16">
      <span
        aria-hidden
        className="grid size-11 place-items-center rounded-full bg-neutral-soft text-neutral-soft-fg"
      >
        <Clock className="size-5" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-2xl/8 outline-hidden">
        {text.endedTitle}
      </h1>
      <p className="text-base/6 text-pretty text-muted-fg">{text.endedText}</p>
      <Button variant="primary" loading={leaving} onClick={signInAgain} className="mt-2">
        {text.signInAgain}
      </Button>
    </div>
  );
}
