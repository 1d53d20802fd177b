"use client";

import type { Locale } from "@takt/i18n/locales";
import { buttonStyle } from "@takt/ui/button-style";
import { verbatim } from "@takt/ui/verbatim";
import { Download, Printer } from "lucide-react";
import { downloadText } from "../shared/download-text";
import { fillText } from "~/features/shared/fill-text";
import { ReceiptHead } from "../forms/parts/receipt-head";
import type { DeclarationView } from "~/server/mail-links";
import type { Messages } from "@takt/i18n/namespaces";
import { receiptLines } from "./receipt-lines";

type Props = {
  declaration: DeclarationView;
  /** The heading, where it is not that the declaration has arrived. */
  title?: string;
  texts: Messages["contracts"];
  locale: Locale;
};

/** The lines with what somebody declared in their own words. */
const TYPED: ReadonlySet<string> = new Set(["reference", "reason", "contract", "name", "email"]);

/** The receipt of what was declared: when it arrived, what it said, what has come of it. It can be kept and printed. */
export function DeclarationReceipt({ declaration, texts, locale, ...props }: Props) {
  const lines = receiptLines(declaration, texts, locale);
  const title = props.title ?? texts.receipt.title[declaration.declarationKind];
  const state = stateText(declaration);
  const message = fillText(texts.state[state], { email: declaration.email });
  const save = () => {
    const body = lines.map(({ label, value }) => `${label}: ${value}`);
    downloadText(`takt-${declaration.reference}.txt`, [title, "", ...body, "", message, ""].join("\n"));
  };
  return (
    <>
      <ReceiptHead title={title} isWaiting={state === "unconfirmed"} message={message} />
      <dl className="grid gap-x-6 gap-y-3 rounded-xl border border-border bg-surface p-5 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
        {lines.map(({ key, label, value }) => (
          <div key={key} className="grid gap-0.5 sm:col-span-2 sm:grid-cols-subgrid sm:gap-x-6">
            <dt className="text-muted-fg">{label}</dt>
            <dd {...(TYPED.has(key) && verbatim)} className="font-medium whitespace-pre-line wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3 noscript:hidden print:hidden">
        <button type="button" onClick={save} className={buttonStyle()}>
          <Download aria-hidden />
          {texts.receipt.save}
        </button>
        <button type="button" onClick={() => window.print()} className={buttonStyle()}>
          <Printer aria-hidden />
          {texts.receipt.print}
        </button>
      </div>
    </>
  );
}

/** A declaration's outcome, or its state. */
function stateText({ state, outcome }: DeclarationView) {
  return outcome ?? (state === "unconfirmed" ? "unconfirmed" : "confirmed");
}
