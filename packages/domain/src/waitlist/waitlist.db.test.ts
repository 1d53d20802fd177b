import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { systemClock } from "../shared/core-deps";
import { joinWaitlist } from "./join-waitlist";
import { getWaitlistStatus } from "./get-waitlist-status";

const database = useTestDatabase();
const at = (ms: number) => ({ db: database.db, clock: { ...systemClock, now: () => ms } });
const getStatus = (user: { id: string }) => getWaitlistStatus(database, { userId: user.id });
const waiting = { waitlistStatus: "waitlisted", waitlistJoinedAt: null } as const;

describe("joining", () => {
  test("joining sets the time once, and joining again keeps it", async () => {
    const user = await createUser(database.db, waiting);
    const other = await createUser(database.db, waiting);
    const joined = await joinWaitlist(at(1000), { userId: user.id });
    expect(joined).toEqual({ status: "waitlisted", joinedAt: new Date(1000), decidedAt: null, reason: null });
    expect(await joinWaitlist(at(2000), { userId: user.id })).toEqual(joined);
    expect(await getStatus(user)).toEqual(joined);
    expect(await getStatus(other)).toMatchObject({ joinedAt: null });
  });

  test("an active account stays active, and nothing changes", async () => {
    const user = await createUser(database.db, { waitlistStatus: "active", waitlistJoinedAt: null });
    expect(await joinWaitlist(at(1000), { userId: user.id })).toMatchObject({
      status: "active",
      joinedAt: null,
    });
    expect(await database.db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
      waitlistStatus: "active",
      waitlistJoinedAt: null,
      updatedAt: user.updatedAt,
    });
  });

  test("joining is closed to a rejected account", async () => {
    const user = await createUser(database.db, { waitlistStatus: "rejected", waitlistJoinedAt: null });
    await expect(joinWaitlist(at(1000), { userId: user.id })).rejects.toMatchObject({
      code: "waitlist_closed",
    });
    expect(await getStatus(user)).toMatchObject({ status: "rejected", joinedAt: null });
  });
});

test("only rejected users get a reason", async () => {
  for (const [waitlistStatus, reason] of [
    ["rejected", "Not yet."],
    ["active", null],
    ["waitlisted", null],
  ] as const) {
    const user = await createUser(database.db, { waitlistStatus, waitlistReason: "Not yet." });
    expect(await getStatus(user)).toMatchObject({ status: waitlistStatus, reason });
  }
});
