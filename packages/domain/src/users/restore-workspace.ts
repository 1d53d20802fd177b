import type { UsersDeps } from "./deps";
import { withUserLocked } from "../shared/with-lock";

/**
 * Creates an empty personal workspace at sign-in for a user who has lost theirs, so that "Sign in again" on the Profile
 * Not Found screen helps. Two concurrent sign-ins create one, because the user's row is locked. The content of the lost
 * workspace is not restored.
 */
export async function restoreWorkspace(
  { db, log }: Pick<UsersDeps, "db" | "log">,
  userId: string,
): Promise<void> {
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
