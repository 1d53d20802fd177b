import { isPermitted } from "../../connections/model/permissions";
import type { Actor } from "../../shared/actor";
import type { PostsDeps } from "../deps";
import type { CommentAccess } from "../model/first-comment";

/** Tells whether Takt can publish the actor's first comments, and if not, why. */
export async function getCommentAccess(
  { db, apiProducts }: Pick<PostsDeps, "db" | "apiProducts">,
  { userId }: Actor,
): Promise<CommentAccess> {
  if (!isPermitted(apiProducts.community?.scopes ?? [], "comment")) return "unavailable";
  const grant = await db.linkedinGrant.findFirst({ where: { userId, product: "community" } });
  if (!grant || grant.status === "none") return "not_connected";
  if (grant.status !== "active" || grant.accessTokenExpiresAt <= new Date()) return "ended";
  return isPermitted(grant.scopes, "comment") ? "ready" : "not_granted";
}
