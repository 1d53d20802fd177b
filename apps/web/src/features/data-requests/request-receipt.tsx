import { formatOperatorDay } from "@takt/domain/shared/format-day";
import type { DataRequestReceipt } from "@takt/domain/privacy/model/data-request-receipt";
import { CONFIRM_LINK_DAYS } from "@takt/domain/privacy/model/data-request-timing";
import type { Locale } from "@takt/i18n/locales";
import type { ReactNode } from "react";
import { FactColumns } from "../shared/fact-columns";
import { fillText } from "~/features/shared/fill-text";
import { ReceiptHead } from "../forms/parts/receipt-head";
import type { Messages } from "@takt/i18n/namespaces";

type Props = {
  receipt: DataRequestReceipt;
  title: string;
  texts: Messages["data-requests"]["receipt"];
  locale: Locale;
  children?: ReactNode;
};

/** The reference of a request, its due date, and the steps that are still to be done. */
export function RequestReceipt({ receipt, title, texts, locale, children }: Props) {
  const { reference, createdAt, dueAt, verified } = receipt;
  // A page that was sent without React has times as texts.
  const day = (at: Date) => formatOperatorDay(new Date(at), locale);
  const facts = [
    { label: texts.reference, value: reference },
    { label: texts.received, value: day(createdAt) },
    { label: texts.due, value: day(dueAt) },
  ];
  return (
    <>
      <ReceiptHead
        title={title}
        intro={texts.promise}
        isWaiting={!verified}
        message={verified ? texts.verified : fillText(texts.confirm, { days: CONFIRM_LINK_DAYS })}
      />
      <FactColumns facts={facts} className="rounded-xl border border-border bg-surface p-5" />
      <p className="text-caption text-pretty text-muted-fg">{texts.keep}</p>
      {children}
    </>
  );
}
