"use client";

import type { Locale } from "@takt/i18n/locales";
import type { Messages } from "@takt/i18n/namespaces";
import { buttonStyle } from "@takt/ui/button-style";
import { ConfirmByButton } from "../shared/light-form/confirm-by-button";
import { useSend } from "../shared/light-form/use-send";
import { isRequestAnswer } from "./request-answer";
import { RequestReceipt } from "./request-receipt";

type Props = { token: string; texts: Messages["data-requests"]; locale: Locale; formHref: string };

/** Confirms the address of a data request, then shows its receipt; of a link that leads nowhere the way back. */
export function ConfirmRequest({ token, texts, locale, formHref }: Props) {
  const { sending, error, receipt, send } = useSend("/api/data-requests/confirm", isRequestAnswer);
  if (receipt)
    return (
      <RequestReceipt receipt={receipt} title={texts.confirm.done} texts={texts.receipt} locale={locale} />
    );
  return (
    <ConfirmByButton texts={texts} sending={sending} error={error} confirm={() => void send({ token })}>
      {error?.code === "data_request_link_invalid" && (
        <a href={formHref} className={`${buttonStyle()} min-h-11`}>
          {texts.confirm.again}
        </a>
      )}
    </ConfirmByButton>
  );
}
