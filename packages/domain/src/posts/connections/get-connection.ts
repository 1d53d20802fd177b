import type { User } from "@takt/db/generated/prisma/client";
import type { ConnectionView } from "../../connections/model/connection-view";
import { findPermissions } from "../../connections/model/permissions";
import type { Actor } from "../../shared/actor";
import { pictureUrl } from "../../shared/picture-url";
import type { PostsDeps } from "../deps";
import { COUNT_HELD } from "../held-posts";

type Row = Pick<
  User,
  | "name"
  | "pictureKey"
  | "linkedinStatus"
  | "linkedinReason"
  | "linkedinAccessTokenExpiresAt"
  | "linkedinConnectedAt"
  | "linkedinSyncedAt"
  | "linkedinScopes"
> & {
  /** Of the grants of LinkedIn's further products. */
  granted: string[];
  held: number;
};

/**
 * Returns the actor's connection to LinkedIn, with what the grants of its products permit too. Every page asks for it:
 * one statement, which reads no post but the scheduled ones.
 */
export async function getConnection({ db }: Pick<PostsDeps, "db">, actor: Actor): Promise<ConnectionView> {
  const [user] = await db.$queryRaw<Row[]>`
    select u.name, u.picture_key as "pictureKey", u.linkedin_status::text as "linkedinStatus",
      u.linkedin_reason as "linkedinReason", u.linkedin_access_token_expires_at as "linkedinAccessTokenExpiresAt",
      u.linkedin_connected_at as "linkedinConnectedAt", u.linkedin_synced_at as "linkedinSyncedAt",
      u.linkedin_scopes as "linkedinScopes",
      array(select unnest(g.scopes) from linkedin_grants g where g.user_id = u.id and g.status = 'active') as granted,
      (${COUNT_HELD}) as held
    from users u where u.id = ${actor.userId}::uuid`;
  if (!user) throw new Error("the actor's profile is gone");
  return {
    status: user.linkedinStatus,
    reason: user.linkedinStatus === "invalid" ? (user.linkedinReason as ConnectionView["reason"]) : null,
    expiresAt: user.linkedinAccessTokenExpiresAt,
    permissions:
      user.linkedinScopes.length > 0 ? findPermissions([...user.linkedinScopes, ...user.granted]) : null,
    connectedAt: user.linkedinConnectedAt,
    heldBack: user.held,
    memberName: user.linkedinStatus === "none" ? null : user.name,
    memberImage: user.linkedinStatus === "none" ? null : pictureUrl(user),
    syncedAt: user.linkedinSyncedAt,
  };
}
