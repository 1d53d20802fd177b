"use client";

import type { DataRequestReceipt } from "@takt/domain/privacy/model/data-request-receipt";
import type { DataRequestLink } from "~/server/mail-links";
import type { Locale } from "@takt/i18n/locales";
import type { Messages } from "@takt/i18n/namespaces";
import { buttonStyle } from "@takt/ui/button-style";
import { ConfirmLink } from "../forms/parts/confirm-link";
import type { FormAction } from "../forms/parts/form-state";
import { RequestReceipt } from "./request-receipt";
import { UsedLink } from "./used-link";

type Props = {
  action: FormAction<DataRequestReceipt>;
  token: string;
  link: DataRequestLink;
  texts: Messages["data-requests"];
  locale: Locale;
  formHref: string;
};

/** Confirms the address of a data request, then shows its receipt; of a used link what it has done, of one that leads nowhere the way back. */
export function ConfirmRequest({ action, token, link, texts, locale, formHref }: Props) {
  return (
    <ConfirmLink
      action={action}
      token={token}
      link={link.state}
      invalidCode="data_request_link_invalid"
      texts={texts}
      receipt={(receipt) => (
        <RequestReceipt receipt={receipt} title={texts.confirm.done} texts={texts.receipt} locale={locale} />
      )}
      used={link.state === "used" && <UsedLink request={link.request} texts={texts} locale={locale} />}
      instead={
        <a href={formHref} className={`${buttonStyle()} min-h-11`}>
          {texts.confirm.again}
        </a>
      }
    />
  );
}
