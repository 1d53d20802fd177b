import type { Deps } from "../deps";
import { withUserLocked } from "../shared/with-user-locked";

/**
 * At each sign-in: who has lost the personal workspace gets a new, empty one, so that "Sign in again" on the Profile
 * Not Found screen helps. Two sign-ins at once make one: the user's row is held meanwhile. What the lost one held is
 * not brought back.
 */
export async function restoreWorkspace({ db, log }: Pick<Deps, "db" | "log">, userId: string): Promise<void> {
  const personal = { userId, workspace: { personal: true } };
  if (await db.membership.count({ where: personal })) return;
  const made = await withUserLocked(db, userId, async (tx) => {
    if (await tx.membership.count({ where: personal })) return false;
    const { name } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { name: true } });
    await tx.membership.create({
      data: {
        role: "owner",
        user: { connect: { id: userId } },
        workspace: { create: { name: name ?? "Takt", personal: true } },
      },
    });
    return true;
  });
  if (made) log.warn("users.workspace_restored", { userId });
}
