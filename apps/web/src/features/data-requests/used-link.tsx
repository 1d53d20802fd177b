import { formatOperatorDay, formatOperatorTime } from "@takt/domain/shared/format-day";
import type { UsedRequest } from "~/server/mail-links";
import type { Locale } from "@takt/i18n/locales";
import type { Messages } from "@takt/i18n/namespaces";
import { FactColumns } from "../shared/fact-columns";
import { fillText } from "~/features/shared/fill-text";
import { ReceiptHead } from "../forms/parts/receipt-head";

type Props = { request: UsedRequest; texts: Messages["data-requests"]; locale: Locale };

/** The effect of a link that was used before: when it confirmed the request, and the outcome since. */
export function UsedLink({ request, texts, locale }: Props) {
  const { reference, createdAt, verifiedAt } = request;
  const day = (at: Date) => formatOperatorDay(at, locale);
  const facts = [
    { label: texts.receipt.reference, value: reference },
    { label: texts.receipt.received, value: day(createdAt) },
    outcome(request, texts, day),
  ];
  const time = formatOperatorTime(verifiedAt, locale);
  return (
    <>
      <ReceiptHead
        title={texts.confirm.used}
        isWaiting={false}
        message={fillText(texts.confirm.usedAt, { time })}
      />
      <FactColumns facts={facts} className="rounded-xl border border-border bg-surface p-5" />
      <p className="text-caption text-pretty text-muted-fg">{texts.receipt.keep}</p>
    </>
  );
}

/** Until when it is answered, or when it was answered or withdrawn. */
function outcome(
  { dueAt, doneAt, withdrawnAt }: UsedRequest,
  { receipt, confirm }: Messages["data-requests"],
  day: (at: Date) => string,
): { label: string; value: string } {
  if (withdrawnAt) return { label: confirm.withdrawn, value: day(withdrawnAt) };
  if (doneAt) return { label: confirm.answered, value: day(doneAt) };
  return { label: receipt.due, value: day(dueAt) };
}
