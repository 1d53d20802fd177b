"use server";

import { confirmDataRequest } from "@takt/domain/privacy/confirm-data-request";
import {
  confirmDataRequestInput,
  publicDataRequestInput,
} from "@takt/domain/privacy/model/data-request-input";
import type { DataRequestReceipt } from "@takt/domain/privacy/model/data-request-receipt";
import { submitDataRequest } from "@takt/domain/privacy/submit-data-request";
import { answerForm } from "./answer-form";
import type { FormState } from "~/features/forms/parts/form-state";
import { deps } from "../deps";

type State = FormState<DataRequestReceipt>;

/** Receives a data request from anybody. */
export async function submitRequest(_: State | null, form: FormData): Promise<State> {
  return answerForm(form, ({ acknowledged, ...fields }, { id, locale, user, visitorHash, formId }) => {
    const visitor = {
      userId: user?.actor.userId ?? null,
      verifiedEmail: user?.emailVerified ? user.email : null,
      visitorHash,
      formId,
    };
    const typed = { ...fields, id, locale, acknowledged: acknowledged === "on" };
    return submitDataRequest(deps(), visitor, publicDataRequestInput.parse(typed));
  });
}

/** Confirms the address of a data request by the token of the link in its e-mail. */
export async function confirmRequest(_: State | null, form: FormData): Promise<State> {
  return answerForm(form, (fields) => confirmDataRequest(deps(), confirmDataRequestInput.parse(fields)));
}
