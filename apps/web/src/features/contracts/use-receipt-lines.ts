import { formatNoticeDay, formatNoticeTime, formatWantedDay } from "@takt/domain/billing/model/notice-time";
import { useT } from "next-i18next/client";
import { INTL_LOCALE } from "../shared/time/format-time";
import { useLocale } from "../shared/use-locale";
import type { Notice } from "./use-notice-form";

export type ReceiptLine = { key: string; label: string; value: string };

/** Returns what a receipt says, line by line: for the page, and for the file that can be kept. */
export function useReceiptLines(notice: Notice): ReceiptLine[] {
  const { t } = useT("contracts");
  const locale = useLocale();
  const euros = (cents: number) =>
    new Intl.NumberFormat(INTL_LOCALE[locale], { style: "currency", currency: "EUR" }).format(cents / 100);
  const { wantedOn, endsAt, refundedCents } = notice;
  const wanted = wantedOn ? formatWantedDay(wantedOn, locale) : t("receipt.earliest");
  const values: Record<string, string | null> = {
    reference: notice.reference,
    receivedAt: formatNoticeTime(notice.receivedAt, locale),
    declaration: t(`declared.${notice.notice}`),
    wantedOn: notice.notice === "withdrawal" ? null : wanted,
    reason: notice.reason,
    contract: notice.contract,
    name: notice.name,
    email: notice.email,
    endsAt: endsAt && formatNoticeDay(endsAt, locale),
    refunded: refundedCents > 0 ? euros(refundedCents) : null,
  };
  return LINES.flatMap((key) => {
    const value = values[key];
    return value ? [{ key, label: t(`receipt.${key}`), value }] : [];
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
