import type { UsersDeps } from "./deps";
import type { LoadedUser } from "./load-actor";

/**
 * Tells whether a user operates this installation: the address is one of PROVIDER_EMAILS, and LinkedIn has verified it.
 * Addresses on LinkedIn are neither unique nor always verified.
 */
export function isOperator(
  { operatorEmails }: Pick<UsersDeps, "operatorEmails">,
  { email, emailVerified }: Pick<LoadedUser, "email" | "emailVerified">,
): boolean {
  if (!email || !emailVerified) return false;
  return operatorEmails.some((one) => one.toLowerCase() === email.toLowerCase());
}
