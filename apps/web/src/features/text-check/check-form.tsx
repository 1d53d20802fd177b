"use client";

import { TEXT_CHECK, type TextCheck } from "@takt/domain/provenance/model/text-check";
import type { Messages } from "@takt/i18n/namespaces";
import type { FormAction } from "../forms/parts/form-state";
import { FORM_CARD, PublicForm } from "../forms/parts/public-form";
import { TextField } from "../forms/parts/text-field";
import { usePublicForm } from "../forms/parts/use-public-form";
import { fillText } from "../shared/fill-text";
import { CheckResult } from "./check-result";

type Props = { action: FormAction<TextCheck>; texts: Messages["text-check"] };

/** The form that checks whether a text was written here. The text stays in the page alone. */
export function CheckForm({ action, texts }: Props) {
  const form = usePublicForm(action);
  const { receipt, state, sending, fields } = form;
  const isAboutText = state?.fields["text"] === fields["text"];
  const hint = fillText(texts.text.hint, { min: TEXT_CHECK.minWords });
  return (
    <>
      <PublicForm form={form} texts={texts} className={`${FORM_CARD} gap-5`}>
        <TextField form={form} name="text" texts={{ ...texts.text, hint }} multiline />
      </PublicForm>
      <div role="status">
        {receipt && isAboutText && !sending && <CheckResult check={receipt} texts={texts.result} />}
      </div>
    </>
  );
}
