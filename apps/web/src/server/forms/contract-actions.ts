"use server";

import { confirmInput, noticeInput, toNoticeFields } from "@takt/domain/billing/model/notice-input";
import { confirmNotice } from "@takt/domain/billing/notices/confirm-notice";
import type { NoticeView } from "@takt/domain/billing/notices/notice-view";
import { submitNotice } from "@takt/domain/billing/notices/submit-notice";
import { answerForm } from "./answer-form";
import type { FormState } from "~/features/forms/parts/form-state";
import { deps } from "../deps";

type State = FormState<NoticeView>;

/** Receives a cancellation or a withdrawal from anybody, signed in or not. */
export async function declareNotice(_: State | null, form: FormData): Promise<State> {
  return answerForm(form, (fields, { id, locale, user, visitorHash, formId }) => {
    const visitor = { userId: user?.actor.userId ?? null, visitorHash, formId };
    const typed = { ...toNoticeFields(fields), id, locale };
    return submitNotice(deps(), visitor, noticeInput.parse(typed));
  });
}

/** Confirms a notice by the token of the link in its e-mail, and carries it out. */
export async function confirmDeclaration(_: State | null, form: FormData): Promise<State> {
  return answerForm(form, (fields) => confirmNotice(deps(), confirmInput.parse(fields)));
}
