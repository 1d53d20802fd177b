import { createHmac } from "node:crypto";
import { fullName, type Member, type Token } from "../model/entities";
import type { Backend } from "../backend";
import { signJwt } from "./signing-key";

const TTL_SECONDS = 3_600;

/** The id_token: no nonce, `email_verified` as text (docs/linkedin-api.md, Sign-in and tokens). */
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

/** The issuer, `{origin}/oauth` since April 2024 (docs/linkedin-api.md, Sign-in and tokens). */
export const issuerOf = (backend: Backend) => backend.settings.get().issuer ?? `${backend.origin}/oauth`;

/** The claims that userinfo and id_token share. A missing email or picture is omitted. */
export function profileClaims(
  backend: Backend,
  member: Member,
  { app, scope }: Pick<Token, "app" | "scope">,
) {
  return {
    sub: backend.apps.personId(app, member.sub),
    ...(scope.includes("profile") && {
      name: fullName(member),
      given_name: member.given_name,
      family_name: member.family_name,
      ...(member.picture && { picture: pictureUrl(backend, member.sub) }),
    }),
    ...(scope.includes("email") && member.email !== null && { email: member.email }),
  };
}

/** A signed URL that ends at `e` (Unix seconds) (docs/linkedin-api.md, Sign-in and tokens). */
function pictureUrl(backend: Backend, sub: string) {
  const end = Math.floor((backend.clock.now() + backend.settings.get().pictureTtlMs) / 1_000);
  const signature = pictureSignature(backend, sub, end);
  return `${backend.origin}/dms/image/${encodeURIComponent(sub)}?e=${end}&v=beta&t=${signature}`;
}

/** The `t` of a picture URL that is valid until `end` (Unix seconds). */
export function pictureSignature(backend: Backend, sub: string, end: number): string {
  return createHmac("sha256", backend.store.key.kid).update(`${sub} ${end}`).digest("base64url");
}
