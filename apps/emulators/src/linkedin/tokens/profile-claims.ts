import type { Member, Token } from "../model/entities";
import type { Backend } from "../backend";
import { createHmac } from "node:crypto";

/** The claims that userinfo and id_token share. A missing email or picture is omitted. */
export function profileClaims(
  backend: Backend,
  member: Member,
  { app, scope }: Pick<Token, "app" | "scope">,
) {
  return {
    sub: backend.apps.personId(app, member.sub),
    ...(scope.includes("profile") && {
      name: `${member.given_name} ${member.family_name}`,
      given_name: member.given_name,
      family_name: member.family_name,
      ...(member.picture && { picture: pictureUrl(backend, member.sub) }),
    }),
    ...(scope.includes("email") && member.email !== null && { email: member.email }),
  };
}

/**
 * A signed, expiring URL: `e` is the end in Unix seconds, `t` the signature (docs/linkedin-api.md, Sign-in and tokens).
 */
function pictureUrl(backend: Backend, sub: string) {
  const end = Math.floor((backend.clock.now() + backend.settings.get().pictureTtlMs) / 1_000);
  const signature = pictureSignature(backend, sub, end);
  return `${backend.origin}/dms/image/${encodeURIComponent(sub)}?e=${end}&v=beta&t=${signature}`;
}

/** The `t` of a picture URL that is valid until `end` (Unix seconds). */
export function pictureSignature(backend: Backend, sub: string, end: number): string {
  return createHmac("sha256", backend.store.key.kid).update(`${sub} ${end}`).digest("base64url");
}
