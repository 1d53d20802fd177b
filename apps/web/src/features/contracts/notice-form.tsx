"use client";

import type { NoticeFields } from "@takt/domain/billing/model/notice-fields";
import type { Locale } from "@takt/i18n/locales";
import { ChoiceField } from "../shared/light-form/choice-field";
import { fillText } from "../shared/light-form/fill-text";
import { LightForm } from "../shared/light-form/light-form";
import { SendButton } from "../shared/light-form/send-button";
import { SendFailure } from "../shared/light-form/send-failure";
import { NoticeReceipt } from "./notice-receipt";
import { NoticeTextField } from "./notice-text-field";
import type { Messages } from "@takt/i18n/namespaces";
import { useNoticeForm } from "./use-notice-form";

type Props = {
  page: "cancel" | "withdraw";
  initial: NoticeFields;
  texts: Messages["contracts"];
  locale: Locale;
  /** Of the page (server/form-token.ts). */
  token: string;
  /** Days of the money-back guarantee, which a withdrawal uses as well; 0: there is none. */
  moneyBackDays?: number;
};

const KINDS = ["cancellation", "extraordinary_cancellation"] as const;

/** Declares a cancellation or a withdrawal: every field and the button are there at once. Then its receipt. */
export function NoticeForm({ page, initial, texts, locale, token, moneyBackDays = 0 }: Props) {
  const form = useNoticeForm(page, initial, locale, token);
  if (form.receipt) return <NoticeReceipt notice={form.receipt} texts={texts} locale={locale} />;
  const { kind } = form.fields;
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-2xl/8 text-balance">{texts[page].title}</h1>
        <p className="text-base/6 text-pretty text-muted-fg">
          {texts[page].intro}{" "}
          {moneyBackDays > 0 && fillText(texts.withdraw.guarantee, { days: moneyBackDays })}
        </p>
      </div>
      <LightForm submit={form.submit} sending={form.sending} sendingText={texts.sending} className="gap-5">
        {kind !== "withdrawal" && (
          <ChoiceField
            name="kind"
            label={texts.kind.label}
            value={kind}
            onChange={(chosen) => form.change({ kind: chosen })}
            options={KINDS.map((value) => ({ value, ...texts.kind[value] }))}
            disabled={form.sending}
          />
        )}
        {kind === "extraordinary_cancellation" && (
          <NoticeTextField form={form} texts={texts} name="reason" multiline />
        )}
        <NoticeTextField form={form} texts={texts} name="name" autoComplete="name" />
        <NoticeTextField form={form} texts={texts} name="email" type="email" autoComplete="email" />
        <NoticeTextField form={form} texts={texts} name="contract" autoComplete="off" />
        {kind !== "withdrawal" && <NoticeTextField form={form} texts={texts} name="wantedOn" type="date" />}
        {form.error && <SendFailure error={form.error} texts={texts.errors} />}
        <SendButton
          type="submit"
          text={texts[page].submit}
          sendingText={texts.sending}
          sending={form.sending}
        />
      </LightForm>
      <p className="text-caption text-pretty text-muted-fg">{texts[page].note}</p>
    </>
  );
}
