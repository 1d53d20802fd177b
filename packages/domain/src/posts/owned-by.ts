import { sql, type Sql } from "@takt/db/sql";
import type { Actor } from "../shared/actor";

/** The owner's condition in every `where` on a user's posts. */
export function ownedBy({ userId, workspaceId }: Pick<Actor, "userId" | "workspaceId">) {
  return { workspaceId, authorId: userId };
}

/** The same condition on `posts p`, for statements in SQL. */
export function ownedBySql({ userId, workspaceId }: Pick<Actor, "userId" | "workspaceId">): Sql {
  return sql`p.author_id = ${userId}::uuid and p.workspace_id = ${workspaceId}::uuid`;
}
