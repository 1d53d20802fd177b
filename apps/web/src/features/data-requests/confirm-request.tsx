"use client";

import type { Locale } from "@takt/i18n/locales";
import { buttonStyle } from "@takt/ui/button-style";
import { SendButton } from "../shared/light-form/send-button";
import { SendFailure } from "../shared/light-form/send-failure";
import { useSend } from "../shared/light-form/use-send";
import { isRequestAnswer } from "./request-answer";
import { RequestReceipt } from "./request-receipt";
import type { Messages } from "@takt/i18n/namespaces";

type Props = { token: string; texts: Messages["data-requests"]; locale: Locale; formHref: string };

/** Confirms a data request by a button: a program that looks at the links of an e-mail confirms nothing. */
export function ConfirmRequest({ token, texts, locale, formHref }: Props) {
  const { sending, error, receipt, send } = useSend("/api/data-requests/confirm", isRequestAnswer);
  if (receipt)
    return (
      <RequestReceipt receipt={receipt} title={texts.confirm.done} texts={texts.receipt} locale={locale} />
    );
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
          onClick={() => void send({ token })}
        />
        {error?.code === "data_request_link_invalid" && (
          <a href={formHref} className={`${buttonStyle()} min-h-11`}>
            {texts.confirm.again}
          </a>
        )}
      </div>
    </>
  );
}
