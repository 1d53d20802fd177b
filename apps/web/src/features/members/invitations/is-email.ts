import { inviteInput } from "@takt/domain/members/model/member-input";

/** Tells whether the server takes a text as an address. */
export function isEmail(text: string): boolean {
  return inviteInput.shape.email.safeParse(text).success;
}
