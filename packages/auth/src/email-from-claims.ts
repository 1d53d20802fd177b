import type { LinkedInProfile } from "./linkedin-provider";

type Claims = { email?: string | null; email_verified?: LinkedInProfile["email_verified"] | null };
type Known = { email: string | null; emailVerified: Date | null };

/**
 * Returns the changes that a sign-in makes to the address. LinkedIn's claim `email_verified` is a boolean, and the
 * string "true" was seen as well. A verified address keeps its first date while it stays the same; anything else is
 * not verified. Without an address in the claims the known one stays, but is no longer verified.
 */
export function emailFromClaims(claims: Claims | undefined, known: Known, now: Date): Partial<Known> {
  const verified = claims?.email_verified === true || claims?.email_verified === "true";
  if (!claims?.email) return { emailVerified: null };
  const same = claims.email === known.email;
  return {
    email: claims.email,
    emailVerified: verified ? (same && known.emailVerified) || now : null,
  };
}
