import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";

export type LoadedUser = {
  actor: Actor;
  waitlist: "waitlisted" | "active" | "rejected";
  name: string | null;
  email: string | null;
  image: string | null;
  lastLoginAt: Date | null;
};

/** The signed-in user with the personal workspace; null when the profile is gone. */
export async function loadActor({ db }: Pick<Deps, "db">, userId: string): Promise<LoadedUser | null> {
  const user = await db.user.findUnique({
    where: { id: userId },
    include: { memberships: { where: { workspace: { personal: true } }, take: 1 } },
  });
  const membership = user?.memberships[0];
  if (!user || !membership) return null;
  return {
    actor: {
      userId,
      workspaceId: membership.workspaceId,
      role: membership.role,
      locale: user.preferredLanguage === "de" ? "de" : "en",
      zone: user.timezone,
    },
    waitlist: user.waitlistStatus,
    name: user.name,
    email: user.email,
    image: user.image,
    lastLoginAt: user.lastLoginAt,
  };
}
