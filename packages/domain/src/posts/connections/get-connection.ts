import type { ConnectionView } from "../../connections/model/connection-view";
import { permissionsOf } from "../../connections/model/permissions";
import type { Actor } from "../../shared/actor";
import { countHeldPosts } from "../held-posts";
import type { PostsDeps } from "../deps";
import { ownedBy } from "../owned-by";

/** Returns the actor's connection to LinkedIn. */
export async function getConnection({ db }: Pick<PostsDeps, "db">, actor: Actor): Promise<ConnectionView> {
  const [user, totalPosts] = await Promise.all([
    db.user.findUniqueOrThrow({ where: { id: actor.userId } }),
    db.post.count({ where: { ...ownedBy(actor), status: "published", deletedAt: null } }),
  ]);
  return {
    status: user.linkedinStatus,
    reason: user.linkedinStatus === "invalid" ? (user.linkedinReason as ConnectionView["reason"]) : null,
    expiresAt: user.linkedinAccessTokenExpiresAt,
    permissions: permissionsOf(user.linkedinScopes),
    connectedAt: user.linkedinConnectedAt,
    heldBack: await countHeldPosts({ db }, user),
    memberName: user.linkedinStatus === "none" ? null : user.name,
    memberImage: user.linkedinStatus === "none" ? null : user.image,
    syncedAt: user.linkedinSyncedAt,
    totalPosts,
  };
}
