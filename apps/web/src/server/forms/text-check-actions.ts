"use server";

import { checkText } from "@takt/domain/provenance/check-text";
import type { TextCheck } from "@takt/domain/provenance/model/text-check";
import { textCheckInput } from "@takt/domain/provenance/model/text-check-input";
import { answerForm } from "./answer-form";
import type { FormState } from "~/features/forms/parts/form-state";
import { deps } from "../deps";

type State = FormState<TextCheck>;

/** Tells anybody whether a text was written here. The text is neither stored nor logged. */
export async function checkTypedText(_: State | null, form: FormData): Promise<State> {
  return answerForm(form, (fields, { user, visitorHash }) => {
    const { text } = textCheckInput.parse(fields);
    return checkText(deps(), user?.actor ?? { visitorHash }, text);
  });
}
