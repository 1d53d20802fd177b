import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { decideWaitlist } from "./decide-waitlist";
import { listWaitlist } from "./list-waitlist";

const database = useTestDatabase();

test("lists who waits, the longest first, and every account of an address", async () => {
  const late = await createUser(database.db, {
    waitlistStatus: "waitlisted",
    waitlistJoinedAt: new Date(2000),
  });
  const early = await createUser(database.db, {
    waitlistStatus: "waitlisted",
    waitlistJoinedAt: new Date(1000),
    email: "Jana@Example.com",
  });
  const twin = await createUser(database.db, { email: "jana@example.com" });
  expect((await listWaitlist(database)).map(({ id }) => id)).toEqual([early.id, late.id]);
  expect((await listWaitlist(database, "jana@example.com")).map(({ id }) => id).sort()).toEqual(
    [early.id, twin.id].sort(),
  );
});

test("activating is audited, and doing it again changes nothing", async () => {
  const { id } = await createUser(database.db, { waitlistStatus: "waitlisted" });
  expect(await decideWaitlist(database, id, "active")).toBe(true);
  expect(await decideWaitlist(database, id, "active")).toBe(false);
  expect(await database.db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({
    waitlistStatus: "active",
  });
  expect(await database.db.auditEntry.findMany({ where: { subject: id } })).toMatchObject([
    { action: "waitlist.active" },
  ]);
});

test("rejecting cancels what is scheduled, and only the account's own", async () => {
  const user = await createUser(database.db);
  const other = await createUser(database.db);
  const mine = await createPost(database.db, user, { status: "scheduled" });
  const draft = await createPost(database.db, user);
  const theirs = await createPost(database.db, other, { status: "scheduled" });
  await decideWaitlist(database, user.id, "rejected");
  const status = async (id: string) => (await database.db.post.findUniqueOrThrow({ where: { id } })).status;
  expect(await Promise.all([mine.id, draft.id, theirs.id].map(status))).toEqual([
    "cancelled",
    "draft",
    "scheduled",
  ]);
});
