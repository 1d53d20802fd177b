"use client";

import { Button } from "@takt/ui/button";
import { Notice as Message } from "@takt/ui/notice";
import { CircleCheck, Download, Mail, Printer } from "lucide-react";
import { useT } from "next-i18next/client";
import { useEffect, useRef } from "react";
import { downloadText } from "../shared/download-text";
import type { Notice } from "./use-notice-form";
import { useReceiptLines } from "./use-receipt-lines";

/** The receipt of what was declared: when it arrived, what it said, what has come of it. It can be kept and printed. */
export function NoticeReceipt({ notice }: { notice: Notice }) {
  const { t } = useT("contracts");
  const lines = useReceiptLines(notice);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const title = t(`receipt.title.${notice.notice}`);
  const state = stateText(notice);
  const message = t(`state.${state}`, { email: notice.email });
  const save = () => {
    const body = lines.map(({ label, value }) => `${label}: ${value}`);
    downloadText(`takt-${notice.reference}.txt`, [title, "", ...body, "", message, ""].join("\n"));
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-2xl/8 text-balance outline-hidden">
        {title}
      </h1>
      <Message
        role="status"
        tone={state === "unconfirmed" ? "amber" : "green"}
        icon={state === "unconfirmed" ? <Mail aria-hidden /> : <CircleCheck aria-hidden />}
      >
        <p>{message}</p>
      </Message>
      <dl className="grid gap-x-6 gap-y-3 rounded-xl border border-border bg-surface p-5 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        {lines.map(({ key, label, value }) => (
          <div key={key} className="grid gap-0.5 sm:col-span-2 sm:grid-cols-subgrid sm:gap-x-6">
            <dt className="text-muted-fg">{label}</dt>
            <dd className="font-medium whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={save}>
          <Download aria-hidden />
          {t("receipt.save")}
        </Button>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden />
          {t("receipt.print")}
        </Button>
      </div>
    </>
  );
}

/** What has come of it, or what it waits for. */
function stateText({ state, outcome }: Notice) {
  return outcome ?? (state === "unconfirmed" ? "unconfirmed" : "confirmed");
}
