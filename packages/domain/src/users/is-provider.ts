import type { Deps } from "../deps";
import type { LoadedUser } from "./load-actor";

/**
 * Whether a user operates this installation: one of PROVIDER_EMAILS, and LinkedIn vouches for the address. Addresses
 * on LinkedIn are neither unique nor always verified.
 */
export function isProvider(
  { providerEmails }: Pick<Deps, "providerEmails">,
  { email, emailVerified }: Pick<LoadedUser, "email" | "emailVerified">,
): boolean {
  if (!email || !emailVerified) return false;
  return providerEmails.some((one) => one.toLowerCase() === email.toLowerCase());
}
