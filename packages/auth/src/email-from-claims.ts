import type { LinkedInProfile } from "./linkedin-profile";

type Claims = { email?: string | null; email_verified?: LinkedInProfile["email_verified"] | null };
type Known = { email: string | null; emailVerified: Date | null };

/**
 * What a sign-in says about the address: LinkedIn's claim is a boolean, or once measured the string "true"
 * (linkedin-api 1.7). Verified keeps its first date while the address stays; everything else is not verified. Without
 * an address in the claims the known one stays, and nobody vouches for it.
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
