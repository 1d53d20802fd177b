import { formatOperatorDay } from "@takt/domain/shared/format-day";
import { CONFIRM_LINK_DAYS } from "@takt/domain/privacy/model/data-request-timing";
import type { Locale } from "@takt/i18n/locales";
import { CircleCheck, Mail } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { FactColumns } from "../shared/fact-columns";
import { fillText } from "../shared/light-form/fill-text";
import type { RequestAnswer } from "./request-answer";
import type { Messages } from "@takt/i18n/namespaces";

type Props = {
  receipt: RequestAnswer;
  title: string;
  texts: Messages["data-requests"]["receipt"];
  locale: Locale;
  children?: ReactNode;
};

/** What to quote of a request, until when it is answered, and what is still to be done. */
export function RequestReceipt({ receipt, title, texts, locale, children }: Props) {
  const { reference, createdAt, dueAt, verified } = receipt;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const day = (at: string) => formatOperatorDay(new Date(at), locale);
  const facts = [
    { label: texts.reference, value: reference },
    { label: texts.received, value: day(createdAt) },
    { label: texts.due, value: day(dueAt) },
  ];
  const tone = verified ? "bg-primary-soft text-primary-soft-fg" : "bg-warning-soft text-warning-soft-fg";
  const Icon = verified ? CircleCheck : Mail;
  return (
    <>
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-2xl/8 text-balance outline-hidden">
          {title}
        </h1>
        <p className="text-base/6 text-pretty text-muted-fg">{texts.promise}</p>
      </div>
      <div role="status" className={`flex items-start gap-3 rounded-xl px-4 py-3 text-sm ${tone}`}>
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        <p className="text-pretty">
          {verified ? texts.verified : fillText(texts.confirm, { days: CONFIRM_LINK_DAYS })}
        </p>
      </div>
      <FactColumns facts={facts} className="rounded-xl border border-border bg-surface p-5" />
      <p className="text-[13px] text-pretty text-muted-fg">{texts.keep}</p>
      {children}
    </>
  );
}
