import type { Member, Token } from "../model/entities";
import type { Backend } from "../backend";
import { profileClaims } from "./profile-claims";
import { signJwt } from "./signing-key";

const TTL_SECONDS = 3_600;

/**
 * The id_token: never a nonce, `email_verified` a string, the locale a string (docs/linkedin-api.md, Sign-in and
 * tokens).
 */
export function idToken(backend: Backend, member: Member, { app, scope }: Token): string {
  const iat = Math.floor(backend.clock.now() / 1_000);
  const claims = profileClaims(backend, member, { app, scope });
  return signJwt(backend.store.key, {
    iss: issuerOf(backend),
    aud: app,
    iat,
    exp: iat + TTL_SECONDS,
    ...claims,
    ...("email" in claims && { email_verified: String(member.emailVerified ?? true) }),
    locale: "en_US",
  });
}

/**
 * The issuer of id_tokens: `{origin}/oauth`, as at LinkedIn since April 2024 (docs/linkedin-api.md, Sign-in and
 * tokens).
 */
export const issuerOf = (backend: Backend) => backend.settings.get().issuer ?? `${backend.origin}/oauth`;
