import { sql, type Sql } from "@takt/db/sql";
import type { Actor } from "../shared/actor";

/** Whose posts are meant. */
export type Owner = Pick<Actor, "userId" | "workspaceId">;

/** The owner's condition in every `where` on a user's posts. */
export function ownedBy({ userId, workspaceId }: Owner) {
  return { workspaceId, authorId: userId };
}

/** The same condition on `posts p`, for statements in SQL. */
export function ownedBySql({ userId, workspaceId }: Owner): Sql {
  return sql`p.author_id = ${userId}::uuid and p.workspace_id = ${workspaceId}::uuid`;
}
