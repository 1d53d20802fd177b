import type { ConnectionsDeps } from "./deps";
import { countHeldPosts } from "../posts/count-held-posts";
import { ownedBy } from "../posts/owned-by";
import type { Actor } from "../shared/actor";
import type { ConnectionView } from "./model/connection-view";

/** Returns the actor's connection to LinkedIn. */
export async function getConnection(
  { db }: Pick<ConnectionsDeps, "db">,
  actor: Actor,
): Promise<ConnectionView> {
  const [user, totalPosts] = await Promise.all([
    db.user.findUniqueOrThrow({ where: { id: actor.userId } }),
    db.post.count({ where: { ...ownedBy(actor), status: "published", deletedAt: null } }),
  ]);
  return {
    status: user.linkedinStatus,
    reason: user.linkedinStatus === "invalid" ? (user.linkedinReason as ConnectionView["reason"]) : null,
    expiresAt: user.linkedinAccessTokenExpiresAt,
    connectedAt: user.linkedinConnectedAt,
    heldBack: await countHeldPosts({ db }, user),
    memberName: user.linkedinStatus === "none" ? null : user.name,
    memberImage: user.linkedinStatus === "none" ? null : user.image,
    syncedAt: user.linkedinSyncedAt,
    totalPosts,
  };
}
