"use client";

import type { Locale } from "@takt/i18n/locales";
import type { Messages } from "@takt/i18n/namespaces";
import { ConfirmByButton } from "../shared/light-form/confirm-by-button";
import { InvalidLink } from "../shared/light-form/invalid-link";
import { useSend } from "../shared/light-form/use-send";
import { isNoticeAnswer, type NoticeAnswer } from "./notice-answer";
import { NoticeReceipt } from "./notice-receipt";

const INVALID = "notice_not_found";
/** What the link still does: see the domain's `readNoticeLink`. */
type Link = { state: "open" | "invalid" } | { state: "used"; notice: NoticeAnswer };
type Props = { token: string; link: Link; texts: Messages["contracts"]; locale: Locale };

/** Confirms what was declared, then shows its receipt; of a used link the receipt alone. */
export function ConfirmScreen({ token, link, texts, locale }: Props) {
  const { sending, error, receipt, send } = useSend("/api/contracts/confirm", isNoticeAnswer);
  if (receipt) return <NoticeReceipt notice={receipt} texts={texts} locale={locale} />;
  if (link.state === "used")
    return <NoticeReceipt notice={link.notice} title={texts.confirm.used} texts={texts} locale={locale} />;
  if (link.state === "invalid" || error?.code === INVALID)
    return <InvalidLink title={texts.confirm.title} code={INVALID} texts={texts.errors} />;
  return (
    <ConfirmByButton texts={texts} sending={sending} error={error} confirm={() => void send({ token })} />
  );
}
