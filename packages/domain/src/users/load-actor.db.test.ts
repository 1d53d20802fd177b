import { randomUUID } from "node:crypto";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { fakeDeps } from "../testing/fake-deps";
import { expect, test } from "vitest";
import { loadActor } from "./load-actor";

const database = useTestDatabase();

test("the user is loaded with the personal workspace, whatever others they are a member of", async () => {
  const user = await createUser(database.db, { preferredLanguage: "de", timezone: "Asia/Tokyo" });
  const team = await database.db.workspace.create({ data: { name: "Team", personal: false } });
  await database.db.membership.create({ data: { workspaceId: team.id, userId: user.id, role: "viewer" } });
  expect(await loadActor(fakeDeps(database.db), user.id)).toEqual({
    actor: {
      userId: user.id,
      workspaceId: user.workspaceId,
      role: "owner",
      locale: "de",
      zone: "Asia/Tokyo",
    },
    workspace: { name: expect.any(String) as string, slug: null },
    waitlist: "active",
    name: user.name,
    displayName: null,
    headline: null,
    email: user.email,
    emailVerified: false,
    image: null,
    lastLoginAt: null,
    joinedAt: user.createdAt,
    weekStart: "monday",
    hourCycle: "auto",
    shortcuts: true,
    onboarding: "completed",
    deletion: null,
  });
});

test("an unknown language reads as English", async () => {
  const user = await createUser(database.db, { preferredLanguage: "fr" });
  expect(await loadActor(fakeDeps(database.db), user.id)).toMatchObject({ actor: { locale: "en" } });
});

test.each(["waitlisted", "rejected"] as const)(
  "a %s user is loaded with that status",
  async (waitlistStatus) => {
    const user = await createUser(database.db, { waitlistStatus });
    expect(await loadActor(fakeDeps(database.db), user.id)).toMatchObject({ waitlist: waitlistStatus });
  },
);

test("a missing profile or workspace loads as null", async () => {
  const user = await createUser(database.db);
  await database.db.membership.deleteMany({ where: { userId: user.id } });
  expect(await loadActor(fakeDeps(database.db), user.id)).toBeNull();
  // A team's workspace does not replace the personal one.
  const team = await database.db.workspace.create({ data: { name: "Team", personal: false } });
  await database.db.membership.create({ data: { workspaceId: team.id, userId: user.id } });
  expect(await loadActor(fakeDeps(database.db), user.id)).toBeNull();
  expect(await loadActor(fakeDeps(database.db), randomUUID())).toBeNull();
});
