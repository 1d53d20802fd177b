import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";

/** The workspaces whose owner the actor is, for `where`. */
export function ownedBy({ userId }: Pick<Actor, "userId">) {
  return { memberships: { some: { userId, role: "owner" } } } satisfies Prisma.WorkspaceWhereInput;
}
