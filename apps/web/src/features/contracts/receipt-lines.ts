import { formatCalendarDay, formatOperatorDay, formatOperatorTime } from "@takt/domain/shared/format-day";
import { formatMoney } from "@takt/domain/shared/format-money";
import type { Locale } from "@takt/i18n/locales";
import type { DeclarationView } from "~/server/mail-links";
import type { Messages } from "@takt/i18n/namespaces";

export type ReceiptLine = { key: string; label: string; value: string };

/** Returns what a receipt says, line by line: for the page, and for the file that can be kept. */
export function receiptLines(
  declaration: DeclarationView,
  texts: Messages["contracts"],
  locale: Locale,
): ReceiptLine[] {
  const euros = (cents: number) => formatMoney(cents, "eur", locale);
  const { wantedOn, endsAt, refundedCents } = declaration;
  // A page that was sent without React has times as texts.
  const time = (at: Date) => formatOperatorTime(new Date(at), locale);
  const wanted = wantedOn ? formatCalendarDay(wantedOn, locale) : texts.receipt.earliest;
  const values: Record<string, string | null> = {
    reference: declaration.reference,
    receivedAt: time(declaration.receivedAt),
    confirmedAt: isConfirmedByLink(declaration) ? time(declaration.confirmedAt!) : null,
    declaration: texts.declared[declaration.declarationKind],
    wantedOn: declaration.declarationKind === "withdrawal" ? null : wanted,
    reason: declaration.reason,
    contract: declaration.contract,
    name: declaration.name,
    email: declaration.email,
    endsAt: endsAt && formatOperatorDay(new Date(endsAt), locale),
    refunded: refundedCents > 0 ? euros(refundedCents) : null,
  };
  return LINES.flatMap((key) => {
    const value = values[key];
    return value ? [{ key, label: texts.receipt[key], value }] : [];
  });
}

/** A declaration of somebody signed in is confirmed as it arrives, which needs no line. */
function isConfirmedByLink({ receivedAt, confirmedAt }: DeclarationView): boolean {
  return confirmedAt !== null && Number(new Date(confirmedAt)) !== Number(new Date(receivedAt));
}

const LINES = [
  "reference",
  "receivedAt",
  "confirmedAt",
  "declaration",
  "wantedOn",
  "reason",
  "contract",
  "name",
  "email",
  "endsAt",
  "refunded",
] as const;
