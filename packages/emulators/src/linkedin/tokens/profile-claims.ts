import type { Member } from "../entities";
import type { World } from "../world";
import { pictureSignature } from "./picture-signature";

/** The claims that userinfo and id_token share. Email and picture are left out where there are none. */
export function profileClaims(world: World, member: Member, scope: string[]) {
  return {
    sub: member.sub,
    ...(scope.includes("profile") && {
      name: `${member.given_name} ${member.family_name}`,
      given_name: member.given_name,
      family_name: member.family_name,
      ...(member.picture && { picture: pictureUrl(world, member.sub) }),
    }),
    ...(scope.includes("email") && member.email !== null && { email: member.email }),
  };
}

/** Signed and short-lived like the real one: `e` is the end in Unix seconds, `t` the signature (reference 1.7). */
function pictureUrl(world: World, sub: string) {
  const end = Math.floor((world.clock.now() + world.settings.get().pictureTtlMs) / 1_000);
  const signature = pictureSignature(world, sub, end);
  return `${world.origin}/dms/image/${encodeURIComponent(sub)}?e=${end}&v=beta&t=${signature}`;
}
