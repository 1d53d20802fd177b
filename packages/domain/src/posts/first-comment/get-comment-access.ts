import type { LinkedinGrant } from "@takt/db/generated/prisma/client";
import { isPermitted } from "../../connections/model/permissions";
import type { Actor } from "../../shared/actor";
import type { PostsDeps } from "../deps";
import type { CommentAccess } from "../model/first-comment";

type Deps = Pick<PostsDeps, "db" | "apiProducts">;

/** Tells whether Takt can publish the actor's first comments, and if not, why. */
export async function getCommentAccess(deps: Deps, actor: Actor): Promise<CommentAccess> {
  return (await readCommentGrant(deps, actor)).access;
}

/** Reads the access to comments of a user, and when it ends where it is ready. */
export async function readCommentGrant(
  { db, apiProducts }: Deps,
  { userId }: Pick<Actor, "userId">,
): Promise<{ access: CommentAccess; endsAt: Date | null }> {
  const without = (access: CommentAccess) => ({ access, endsAt: null });
  if (!isPermitted(apiProducts.community?.scopes ?? [], "comment")) return without("unavailable");
  const grant = await db.linkedinGrant.findFirst({ where: { userId, product: "community" } });
  if (!grant || grant.status === "none") return without("not_connected");
  if (hasEnded(grant)) return without("ended");
  if (!isPermitted(grant.scopes, "comment")) return without("not_granted");
  return { access: "ready", endsAt: grant.accessTokenExpiresAt };
}

function hasEnded({ status, accessTokenExpiresAt }: LinkedinGrant): boolean {
  return status !== "active" || accessTokenExpiresAt <= new Date();
}
