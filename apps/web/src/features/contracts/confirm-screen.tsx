"use client";

import type { DeclarationLink, DeclarationView } from "~/server/mail-links";
import type { Locale } from "@takt/i18n/locales";
import type { Messages } from "@takt/i18n/namespaces";
import { ConfirmLink } from "../forms/parts/confirm-link";
import type { FormAction } from "../forms/parts/form-state";
import { DeclarationReceipt } from "./declaration-receipt";

type Props = {
  action: FormAction<DeclarationView>;
  token: string;
  link: DeclarationLink;
  texts: Messages["contracts"];
  locale: Locale;
};

/** Confirms what was declared, then shows its receipt; of a used link the receipt alone. */
export function ConfirmScreen({ action, token, link, texts, locale }: Props) {
  return (
    <ConfirmLink
      action={action}
      token={token}
      link={link.state}
      invalidCode="notice_not_found"
      texts={texts}
      receipt={(declaration) => (
        <DeclarationReceipt declaration={declaration} texts={texts} locale={locale} />
      )}
      used={
        link.state === "used" && (
          <DeclarationReceipt
            declaration={link.declaration}
            title={texts.confirm.used}
            texts={texts}
            locale={locale}
          />
        )
      }
    />
  );
}
