import type { InvitationView } from "@takt/domain/members/model/member-view";
import { isEmail } from "./is-email";

/** How it went with one address. Without an invitation and an error it is none. */
export type Outcome = { email: string; invitation: InvitationView | null; error: unknown };

/** Invites one address after the other. One that fails keeps no other from its turn. */
export async function sendEach(
  emails: readonly string[],
  send: (email: string) => Promise<InvitationView>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const email of emails) {
    const [ended] = isEmail(email) ? await Promise.allSettled([send(email)]) : [];
    outcomes.push({
      email,
      invitation: ended?.status === "fulfilled" ? ended.value : null,
      error: ended?.status === "rejected" ? ended.reason : null,
    });
  }
  return outcomes;
}
