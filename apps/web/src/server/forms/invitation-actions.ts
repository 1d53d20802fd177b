"use server";

import { acceptInvitation } from "@takt/domain/members/accept-invitation";
import { invitationToken } from "@takt/domain/members/model/member-input";
import { type FormState, readFields } from "~/features/forms/parts/form-state";
import { createContext } from "../context";
import { deps } from "../deps";
import { answerForm } from "./answer-form";

type State = FormState<{ slug: string }>;

/** Accepts an invitation for the signed-in user. */
export async function joinWorkspace(_: State | null, form: FormData): Promise<State> {
  const { user } = await createContext();
  if (!user) {
    const error = { code: "signedOut", errorId: null };
    return { fields: readFields(form), problems: {}, error, receipt: null };
  }
  return answerForm(form, (fields) => acceptInvitation(deps(), user.actor, invitationToken.parse(fields)));
}
