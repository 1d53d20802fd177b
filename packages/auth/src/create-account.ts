import type { Db } from "@takt/db/client";

type Profile = { name?: string | null; email?: string | null; image?: string | null };
type Standing = {
  waitlistStatus: "waitlisted" | "active";
  ageConfirmedAt: Date | null;
  preferredLanguage: "en" | "de";
};

/**
 * Creates a user with a personal workspace they own, in one nested write and so in one transaction. Throws without
 * a confirmed age: the signIn callback has turned such visitors away before.
 */
export async function createAccount(db: Db, profile: Profile, standing: Standing) {
  if (!standing.ageConfirmedAt) throw new Error("no account without a confirmed age");
  const { name = null, email = null, image = null } = profile;
  return db.user.create({
    data: {
      name,
      email,
      image,
      ...standing,
      waitlistJoinedAt: new Date(),
      memberships: {
        create: { role: "owner", workspace: { create: { name: name ?? "Takt", personal: true } } },
      },
    },
  });
}
