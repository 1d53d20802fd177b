"use client";

import type { Locale } from "@takt/i18n/locales";
import type { Messages } from "@takt/i18n/namespaces";
import { ConfirmByButton } from "../shared/light-form/confirm-by-button";
import { useSend } from "../shared/light-form/use-send";
import { isNoticeAnswer } from "./notice-answer";
import { NoticeReceipt } from "./notice-receipt";

type Props = { token: string; texts: Messages["contracts"]; locale: Locale };

/** Confirms what was declared, then shows its receipt. */
export function ConfirmScreen({ token, texts, locale }: Props) {
  const { sending, error, receipt, send } = useSend("/api/contracts/confirm", isNoticeAnswer);
  if (receipt) return <NoticeReceipt notice={receipt} texts={texts} locale={locale} />;
  return (
    <ConfirmByButton texts={texts} sending={sending} error={error} confirm={() => void send({ token })} />
  );
}
