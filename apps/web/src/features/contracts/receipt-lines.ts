import {
  formatCalendarDay,
  formatOperatorDay,
  formatOperatorTime,
  INTL_LOCALE,
} from "@takt/domain/shared/format-day";
import type { Locale } from "@takt/i18n/locales";
import type { NoticeAnswer } from "./notice-answer";
import type { Messages } from "@takt/i18n/namespaces";

export type ReceiptLine = { key: string; label: string; value: string };

/** Returns what a receipt says, line by line: for the page, and for the file that can be kept. */
export function receiptLines(
  notice: NoticeAnswer,
  texts: Messages["contracts"],
  locale: Locale,
): ReceiptLine[] {
  const euros = (cents: number) =>
    new Intl.NumberFormat(INTL_LOCALE[locale], { style: "currency", currency: "EUR" }).format(cents / 100);
  const { wantedOn, endsAt, refundedCents } = notice;
  const wanted = wantedOn ? formatCalendarDay(wantedOn, locale) : texts.receipt.earliest;
  const values: Record<string, string | null> = {
    reference: notice.reference,
    receivedAt: formatOperatorTime(new Date(notice.receivedAt), locale),
    declaration: texts.declared[notice.notice],
    wantedOn: notice.notice === "withdrawal" ? null : wanted,
    reason: notice.reason,
    contract: notice.contract,
    name: notice.name,
    email: notice.email,
    endsAt: endsAt && formatOperatorDay(new Date(endsAt), locale),
    refunded: refundedCents > 0 ? euros(refundedCents) : null,
  };
  return LINES.flatMap((key) => {
    const value = values[key];
    return value ? [{ key, label: texts.receipt[key], value }] : [];
  });
}

const LINES = [
  "reference",
  "receivedAt",
  "declaration",
  "wantedOn",
  "reason",
  "contract",
  "name",
  "email",
  "endsAt",
  "refunded",
] as const;
