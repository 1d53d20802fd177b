import type { Prisma } from "@takt/db/generated/prisma/client";
import { sql } from "@takt/db/sql";
import type { Actor } from "../shared/actor";

/** The owner's condition on `posts p`, in every SQL statement on a user's posts; owned-by.ts has it for Prisma. */
export const ownedBySql = ({ userId, workspaceId }: Actor): Prisma.Sql =>
  sql`p.author_id = ${userId}::uuid and p.workspace_id = ${workspaceId}::uuid`;
