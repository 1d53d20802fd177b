"use client";

import type { Locale } from "@takt/i18n/locales";
import type { Messages } from "@takt/i18n/namespaces";
import { buttonStyle } from "@takt/ui/button-style";
import { ConfirmByButton } from "../shared/light-form/confirm-by-button";
import { InvalidLink } from "../shared/light-form/invalid-link";
import { useSend } from "../shared/light-form/use-send";
import { isRequestAnswer } from "./request-answer";
import { RequestReceipt } from "./request-receipt";
import { UsedLink, type UsedRequest } from "./used-link";

const INVALID = "data_request_link_invalid";
/** What the link still does: see the domain's `readDataRequestLink`. */
type Link = { state: "open" | "invalid" } | { state: "used"; request: UsedRequest };
type Props = {
  token: string;
  link: Link;
  texts: Messages["data-requests"];
  locale: Locale;
  formHref: string;
};

/** Confirms the address of a data request, then shows its receipt; of a used link what it has done, of one that leads nowhere the way back. */
export function ConfirmRequest({ token, link, texts, locale, formHref }: Props) {
  const { sending, error, receipt, send } = useSend("/api/data-requests/confirm", isRequestAnswer);
  if (receipt)
    return (
      <RequestReceipt receipt={receipt} title={texts.confirm.done} texts={texts.receipt} locale={locale} />
    );
  if (link.state === "used") return <UsedLink request={link.request} texts={texts} locale={locale} />;
  if (link.state === "invalid" || error?.code === INVALID)
    return (
      <InvalidLink title={texts.confirm.title} code={INVALID} texts={texts.errors}>
        <a href={formHref} className={`${buttonStyle()} min-h-11`}>
          {texts.confirm.again}
        </a>
      </InvalidLink>
    );
  return (
    <ConfirmByButton texts={texts} sending={sending} error={error} confirm={() => void send({ token })} />
  );
}
