"use server";

import {
  confirmInput,
  declarationInput,
  toDeclarationFields,
} from "@takt/domain/billing/model/declaration-input";
import { confirmContractDeclaration } from "@takt/domain/billing/declarations/confirm-contract-declaration";
import type { DeclarationView } from "@takt/domain/billing/declarations/declaration-view";
import { submitDeclaration } from "@takt/domain/billing/declarations/submit-declaration";
import { answerForm } from "./answer-form";
import type { FormState } from "~/features/forms/parts/form-state";
import { deps } from "../deps";

type State = FormState<DeclarationView>;

/** Receives a cancellation or a withdrawal from anybody, signed in or not. */
export async function sendDeclaration(_: State | null, form: FormData): Promise<State> {
  return answerForm(form, (fields, { id, locale, user, visitorHash, formId }) => {
    const visitor = { userId: user?.actor.userId ?? null, visitorHash, formId };
    const typed = { ...toDeclarationFields(fields), id, locale };
    return submitDeclaration(deps(), visitor, declarationInput.parse(typed));
  });
}

/** Confirms a declaration by the token of the link in its e-mail, and carries it out. */
export async function confirmDeclaration(_: State | null, form: FormData): Promise<State> {
  return answerForm(form, (fields) => confirmContractDeclaration(deps(), confirmInput.parse(fields)));
}
