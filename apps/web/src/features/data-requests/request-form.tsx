"use client";

import type { DataRequestFields } from "@takt/domain/privacy/model/data-request-fields";
import { DATA_REQUEST_TYPES } from "@takt/domain/privacy/model/data-request-types";
import type { Locale } from "@takt/i18n/locales";
import { buttonStyle } from "@takt/ui/button-style";
import { ChoiceField } from "../shared/light-form/choice-field";
import { LightForm } from "../shared/light-form/light-form";
import { SendButton } from "../shared/light-form/send-button";
import { SendFailure } from "../shared/light-form/send-failure";
import { Acknowledgement } from "./acknowledgement";
import { RequestReceipt } from "./request-receipt";
import { RequestTextField } from "./request-text-field";
import type { Messages } from "@takt/i18n/namespaces";
import { useRequestForm } from "./use-request-form";

type Props = {
  initial: DataRequestFields;
  texts: Messages["data-requests"];
  locale: Locale;
  /** Of the page (server/form-token.ts). */
  token: string;
  hrefs: { home: string; contact: string; policy: string };
};

/** The form of a data request, then its receipt. */
export function DataRequestForm({ initial, texts, locale, token, hrefs }: Props) {
  const form = useRequestForm(initial, locale, token);
  const { receipt } = form;
  if (receipt)
    return (
      <RequestReceipt receipt={receipt} title={texts.receipt.title} texts={texts.receipt} locale={locale}>
        <button type="button" onClick={form.restart} className={`${buttonStyle()} justify-self-start`}>
          {texts.receipt.another}
        </button>
      </RequestReceipt>
    );
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-2xl/8 text-balance">{texts.title}</h1>
        <p className="text-base/6 text-pretty text-muted-fg">{texts.intro}</p>
        <p className="text-sm text-pretty text-muted-fg">{texts.selfService}</p>
      </div>
      <LightForm submit={form.submit} sending={form.sending} sendingText={texts.sending} className="gap-6">
        <ChoiceField
          name="type"
          label={texts.type.label}
          options={DATA_REQUEST_TYPES.map((value) => ({ value, ...texts.type[value] }))}
          value={form.fields.type}
          onChange={(type) => form.change({ type })}
          problem={form.problems.type && texts.type.missing}
          disabled={form.sending}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <RequestTextField form={form} texts={texts.fields} name="firstName" autoComplete="given-name" />
          <RequestTextField form={form} texts={texts.fields} name="lastName" autoComplete="family-name" />
        </div>
        <RequestTextField form={form} texts={texts.fields} name="email" type="email" autoComplete="email" />
        <RequestTextField form={form} texts={texts.fields} name="details" />
        <Acknowledgement form={form} texts={texts.fields.acknowledged} policyHref={hrefs.policy} />
        {form.error && <SendFailure error={form.error} texts={texts.errors} />}
        <div className="flex flex-wrap gap-3">
          <SendButton type="submit" text={texts.submit} sendingText={texts.sending} sending={form.sending} />
          <a href={hrefs.home} onClick={form.clear} className={`${buttonStyle()} min-h-11`}>
            {texts.cancel}
          </a>
        </div>
      </LightForm>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <p className="text-pretty text-muted-fg">{texts.contactText}</p>
        <a href={hrefs.contact} className={buttonStyle({ size: "sm" })}>
          {texts.contact}
        </a>
      </div>
    </>
  );
}
