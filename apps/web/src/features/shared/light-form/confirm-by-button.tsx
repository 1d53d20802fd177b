import type { ReactNode } from "react";
import { SendButton } from "./send-button";
import { SendFailure, type ErrorTexts } from "./send-failure";
import type { SendError } from "./send-json";

type Props = {
  texts: {
    confirm: { title: string; text: string; action: string; failed: string };
    sending: string;
    errors: ErrorTexts;
  };
  sending: boolean;
  error: SendError | null;
  confirm: () => void;
  /** What else can be done, beside the button. */
  children?: ReactNode;
};

/** The page of a link in an e-mail, which confirms by a button: a program that looks at links confirms nothing. */
export function ConfirmByButton({ texts, sending, error, confirm, children }: Props) {
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-2xl/8 text-balance">{texts.confirm.title}</h1>
        <p className="text-base/6 text-pretty text-muted-fg">{texts.confirm.text}</p>
      </div>
      {error && <SendFailure error={error} texts={texts.errors} unexpected={texts.confirm.failed} />}
      <div className="flex flex-wrap gap-3">
        <SendButton
          type="button"
          text={texts.confirm.action}
          sendingText={texts.sending}
          sending={sending}
          onClick={confirm}
        />
        {children}
      </div>
    </>
  );
}
