"use server";

import { acceptInvitation } from "@takt/domain/members/accept-invitation";
import { giveConsent } from "@takt/domain/members/consent-to-publishing";
import { invitationToken } from "@takt/domain/members/model/member-input";
import { loadActor } from "@takt/domain/users/load-actor";
import { type FormState, readFields } from "~/features/forms/parts/form-state";
import { createContext } from "../context";
import { deps } from "../deps";
import { log } from "../log";
import { answerForm } from "./answer-form";

/** The value of the checkbox; an unchecked one is not sent. */
const CHECKED = "yes";

type State = FormState<{ slug: string }>;

/** Accepts an invitation for the signed-in user and, where they have checked it, lets others publish under their name. */
export async function joinWorkspace(_: State | null, form: FormData): Promise<State> {
  const { user } = await createContext();
  if (!user) {
    const error = { code: "signedOut", errorId: null };
    return { fields: readFields(form), problems: {}, error, receipt: null };
  }
  const { userId } = user.actor;
  return answerForm(form, async ({ consent, ...fields }) => {
    const joined = await acceptInvitation(deps(), user.actor, invitationToken.parse(fields));
    if (consent === CHECKED) await consentTo(userId, joined.slug);
    return joined;
  });
}

/** Gives the consent of a new member. They have joined, so a failure is only logged: they can agree on the page of the members. */
async function consentTo(userId: string, slug: string): Promise<void> {
  try {
    const member = await loadActor(deps(), userId, { slug });
    if (member) await giveConsent(deps(), member.actor);
  } catch (error) {
    log.error("invitation.consent_failed", { error });
  }
}
