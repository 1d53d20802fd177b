"use client";

import type { DataRequestReceipt } from "@takt/domain/privacy/model/data-request-receipt";
import { DATA_REQUEST_TYPES, needsDetails } from "@takt/domain/privacy/model/data-request-types";
import type { Locale } from "@takt/i18n/locales";
import type { Messages } from "@takt/i18n/namespaces";
import { buttonStyle } from "@takt/ui/button-style";
import { ChoiceField } from "../forms/parts/choice-field";
import type { Fields, FormAction } from "../forms/parts/form-state";
import { FORM_CARD, PublicForm } from "../forms/parts/public-form";
import { TextField } from "../forms/parts/text-field";
import { usePublicForm } from "../forms/parts/use-public-form";
import { Acknowledgement } from "./acknowledgement";
import { RequestReceipt } from "./request-receipt";

type Props = {
  action: FormAction<DataRequestReceipt>;
  initial: Fields;
  texts: Messages["data-requests"];
  locale: Locale;
  /** Of the page (server/forms/form-token.ts). */
  token: string;
  hrefs: { form: string; home: string; contact: string; policy: string };
};

/** The form of a data request, then its receipt. */
export function DataRequestForm({ action, initial, texts, locale, token, hrefs }: Props) {
  const form = usePublicForm(action, { draftKey: "data-request", initial });
  if (form.receipt)
    return (
      <RequestReceipt
        receipt={form.receipt}
        title={texts.receipt.title}
        texts={texts.receipt}
        locale={locale}
      >
        <a href={hrefs.form} className={`${buttonStyle()} justify-self-start`}>
          {texts.receipt.another}
        </a>
      </RequestReceipt>
    );
  const { fields } = texts;
  const needed = needsDetails(form.fields["type"]);
  const details = { ...fields.details, label: fields.details[needed ? "labelNeeded" : "label"] };
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-2xl/8 text-balance">{texts.title}</h1>
        <p className="text-base/6 text-pretty text-muted-fg">{texts.intro}</p>
        <p className="text-sm text-pretty text-muted-fg">{texts.selfService}</p>
      </div>
      <PublicForm
        form={form}
        texts={texts}
        token={token}
        className={`${FORM_CARD} gap-6`}
        beside={
          <a href={hrefs.home} onClick={form.clear} className={`${buttonStyle()} min-h-11`}>
            {texts.cancel}
          </a>
        }
      >
        <ChoiceField
          form={form}
          name="type"
          texts={texts.type}
          options={DATA_REQUEST_TYPES.map((value) => ({ value, ...texts.type[value] }))}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            form={form}
            name="firstName"
            texts={fields.firstName}
            autoComplete="given-name"
            required
          />
          <TextField
            form={form}
            name="lastName"
            texts={fields.lastName}
            autoComplete="family-name"
            required
          />
        </div>
        <TextField form={form} name="email" texts={fields.email} type="email" autoComplete="email" required />
        <TextField form={form} name="details" texts={details} required={needed} multiline />
        <Acknowledgement form={form} texts={fields.acknowledged} policyHref={hrefs.policy} />
      </PublicForm>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <p className="text-pretty text-muted-fg">{texts.contactText}</p>
        <a href={hrefs.contact} className={buttonStyle({ size: "sm" })}>
          {texts.contact}
        </a>
      </div>
    </>
  );
}
