import type { Db } from "@takt/db/client";
import { createUser } from "@takt/db/testing/factories/create-user";
import type { Actor, Role } from "../shared/actor";

/**
 * Creates a workspace besides the personal one, whose owner has the plan Enterprise, with a member of each of these roles.
 * Returns its actors, and who adds one more.
 */
export async function createTeam(db: Db, ...roles: Role[]) {
  const user = await createUser(db, { subscriptionStatus: "active", subscriptionPlan: "enterprise" });
  const slug = `team-${user.id}`;
  const workspace = await db.workspace.create({ data: { name: "Team", slug, personal: false } });
  const add = async (role: Role, member?: Awaited<ReturnType<typeof createUser>>) => {
    const { id: userId } = member ?? (await createUser(db));
    await db.membership.create({ data: { workspaceId: workspace.id, userId, role } });
    return toMember(userId, workspace.id, role);
  };
  const owner = await add("owner", user);
  const members: Actor[] = [];
  for (const role of roles) members.push(await add(role));
  return { workspace, slug, owner, members, add };
}

function toMember(userId: string, workspaceId: string, role: Role): Actor {
  return { userId, workspaceId, role, locale: "en", zone: "Europe/Berlin" };
}
