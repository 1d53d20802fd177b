import type { ConnectionView } from "../../connections/model/connection-view";
import { permissionsOf } from "../../connections/model/permissions";
import type { Actor } from "../../shared/actor";
import { pictureUrl } from "../../shared/picture-url";
import { countHeldPosts } from "../held-posts";
import type { PostsDeps } from "../deps";
import { ownedBy } from "../owned-by";

/** Returns the actor's connection to LinkedIn, with what the grants of its products permit too. */
export async function getConnection({ db }: Pick<PostsDeps, "db">, actor: Actor): Promise<ConnectionView> {
  const [user, onLinkedin, unsynced] = await Promise.all([
    db.user.findUniqueOrThrow({
      where: { id: actor.userId },
      include: { linkedinGrants: { where: { status: "active" }, select: { scopes: true } } },
    }),
    db.linkedinPost.count({ where: { userId: actor.userId, removedAt: null } }),
    db.post.count({
      where: { ...ownedBy(actor), status: "published", deletedAt: null, removedAt: null, linkedinPost: null },
    }),
  ]);
  const scopes = [...user.linkedinScopes, ...user.linkedinGrants.flatMap((grant) => grant.scopes)];
  return {
    status: user.linkedinStatus,
    reason: user.linkedinStatus === "invalid" ? (user.linkedinReason as ConnectionView["reason"]) : null,
    expiresAt: user.linkedinAccessTokenExpiresAt,
    permissions: user.linkedinScopes.length > 0 ? permissionsOf(scopes) : null,
    connectedAt: user.linkedinConnectedAt,
    heldBack: await countHeldPosts({ db }, user),
    memberName: user.linkedinStatus === "none" ? null : user.name,
    memberImage: user.linkedinStatus === "none" ? null : pictureUrl(user),
    syncedAt: user.linkedinSyncedAt,
    totalPosts: onLinkedin + unsynced,
  };
}
