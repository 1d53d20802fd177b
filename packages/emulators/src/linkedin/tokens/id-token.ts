import type { Member } from "../entities";
import type { World } from "../world";
import { issuerOf } from "./issuer-of";
import { profileClaims } from "./profile-claims";
import { signJwt } from "./sign-jwt";

const TTL = 3_600;

/** The id_token: never a nonce, `email_verified` a string, the locale a string (reference 1.7). */
export function idToken(world: World, member: Member, scope: string[]): string {
  const iat = Math.floor(world.clock.now() / 1_000);
  const claims = profileClaims(world, member, scope);
  return signJwt(world.store.key, {
    iss: issuerOf(world),
    aud: world.app.clientId,
    iat,
    exp: iat + TTL,
    ...claims,
    ...("email" in claims && { email_verified: String(member.emailVerified ?? true) }),
    locale: "en_US",
  });
}
