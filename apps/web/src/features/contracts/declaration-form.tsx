"use client";

import type { DeclarationView } from "~/server/mail-links";
import type { Locale } from "@takt/i18n/locales";
import type { Messages } from "@takt/i18n/namespaces";
import { ChoiceField } from "../forms/parts/choice-field";
import type { Fields, FormAction } from "../forms/parts/form-state";
import { FORM_CARD, PublicForm } from "../forms/parts/public-form";
import { TextField } from "../forms/parts/text-field";
import { usePublicForm } from "../forms/parts/use-public-form";
import { fillText } from "../shared/fill-text";
import { DeclarationReceipt } from "./declaration-receipt";

type Props = {
  page: "cancel" | "withdraw";
  action: FormAction<DeclarationView>;
  initial: Fields;
  texts: Messages["contracts"];
  locale: Locale;
  /** Of the page (server/forms/form-token.ts). */
  token: string;
  /** Days of the money-back guarantee, which a withdrawal uses as well; 0: there is none. */
  moneyBackDays?: number;
};

const KINDS = ["cancellation", "extraordinary_cancellation"] as const;

/** Declares a cancellation or a withdrawal: every field and the button are there at once. Then its receipt. */
export function DeclarationForm({ page, action, initial, texts, locale, token, moneyBackDays = 0 }: Props) {
  const form = usePublicForm(action, { draftKey: `contracts:${page}`, initial });
  if (form.receipt) return <DeclarationReceipt declaration={form.receipt} texts={texts} locale={locale} />;
  const { kind } = form.fields;
  const field = (name: keyof typeof texts.fields) => ({
    form,
    name,
    texts: { ...texts.fields[name], tooLong: texts.tooLong },
  });
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-2xl/8 text-balance">{texts[page].title}</h1>
        <p className="text-base/6 text-pretty text-muted-fg">
          {texts[page].intro}{" "}
          {moneyBackDays > 0 && fillText(texts.withdraw.guarantee, { days: moneyBackDays })}
        </p>
      </div>
      <PublicForm
        form={form}
        texts={{ ...texts, submit: texts[page].submit }}
        token={token}
        className={`${FORM_CARD} group/declaration gap-5`}
      >
        {page === "withdraw" ? (
          <input type="hidden" name="kind" value={kind} />
        ) : (
          <>
            <ChoiceField
              form={form}
              name="kind"
              texts={texts.kind}
              options={KINDS.map((value) => ({ value, ...texts.kind[value] }))}
            />
            <div className={kind === "extraordinary_cancellation" ? "" : UNLESS_CHOSEN}>
              <TextField {...field("reason")} multiline />
            </div>
          </>
        )}
        <TextField {...field("name")} autoComplete="name" required />
        <TextField {...field("email")} type="email" autoComplete="email" required />
        <TextField {...field("contract")} autoComplete="off" required />
        {page === "cancel" && <TextField {...field("wantedOn")} type="date" />}
      </PublicForm>
      <p className="text-caption text-pretty text-muted-fg">{texts[page].note}</p>
    </>
  );
}

/** Without scripts, too, the reason is asked as soon as a cancellation for good cause is chosen. */
const UNLESS_CHOSEN = "hidden group-has-[[value=extraordinary_cancellation]:checked]/declaration:block";
