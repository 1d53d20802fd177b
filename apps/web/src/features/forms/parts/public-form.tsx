import { buttonStyle } from "@takt/ui/button-style";
import { LoaderCircle } from "lucide-react";
import { startTransition, useEffect, useRef, type ReactNode } from "react";
import { useIsInteractive } from "~/features/shared/use-is-interactive";
import { SendFailure, type ErrorTexts } from "./send-failure";
import type { PublicFormState } from "./use-public-form";

export const FORM_CARD = "grid rounded-xl border border-border bg-surface p-5";

type Props = {
  form: PublicFormState;
  texts: { submit: ReactNode; sending: string; errors: ErrorTexts };
  /** Says that the page was open (server/forms/form-token.ts); without it e-mails may wait. */
  token?: string;
  className: string;
  children: ReactNode;
  /** Other actions, beside the button. */
  beside?: ReactNode;
};

/**
 * A public form with its button and what is wrong. The first field with a problem gets the focus. The browser checks what
 * it can where there are no scripts; with them the server alone does.
 */
export function PublicForm({ form, texts, token, className, children, beside }: Props) {
  const { post, send, sending, state } = form;
  const element = useRef<HTMLFormElement>(null);
  const isInteractive = useIsInteractive();
  useEffect(() => {
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong?.querySelector("input") ?? wrong)?.focus();
  }, [state]);
  return (
    <>
      <form
        ref={element}
        action={post}
        noValidate={isInteractive}
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget);
          if (!sending) startTransition(() => send(typed));
        }}
      >
        {token !== undefined && <input type="hidden" name="formToken" value={token} />}
        {children}
        {state?.error && <SendFailure error={state.error} texts={texts.errors} />}
        <div className="flex flex-wrap gap-3">
          <button
            type="submit"
            aria-busy={sending || undefined}
            aria-disabled={sending || undefined}
            className={`${buttonStyle({ variant: "primary" })} min-h-11 justify-self-start`}
          >
            {sending && <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" />}
            {sending ? texts.sending : texts.submit}
          </button>
          {beside}
        </div>
      </form>
      <p role="status" className="sr-only">
        {sending && texts.sending}
      </p>
    </>
  );
}
