import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { invalidateConnection } from "./invalidate-connection";

const database = useTestDatabase();
const ago = (ms: number) => new Date(Date.now() - ms);

async function tried(
  why: Parameters<typeof invalidateConnection>[3],
  overrides: Parameters<typeof createUser>[1] = {},
  generation = 3,
) {
  const user = await createUser(database.db, {
    linkedinGeneration: 3,
    linkedinConnectedAt: ago(61_000),
    ...overrides,
  });
  const held = await invalidateConnection(database.db, user.id, generation, why);
  const { linkedinStatus, linkedinReason } = await database.db.user.findUniqueOrThrow({
    where: { id: user.id },
  });
  return { held, linkedinStatus, linkedinReason };
}

test.each(["revoked", "expired", "restricted", "invalid"] as const)(
  "a connection refused as %s is invalid, with the reason",
  async (why) => {
    expect(await tried(why)).toEqual({ held: true, linkedinStatus: "invalid", linkedinReason: why });
  },
);

test("guard invalidate-generation: a refused token of an older grant does not invalidate the new one", async () => {
  expect(await tried("revoked", {}, 2)).toMatchObject({ held: false, linkedinStatus: "active" });
});

test.each([
  ["revoked", "active"],
  ["invalid", "active"],
  ["expired", "invalid"],
  ["restricted", "invalid"],
] as const)(
  "a token refused as %s within a minute of the grant leaves the connection %s",
  async (why, linkedinStatus) => {
    expect(await tried(why, { linkedinConnectedAt: ago(50_000) })).toMatchObject({ linkedinStatus });
  },
);

test("a disconnected connection stays disconnected", async () => {
  expect(await tried("revoked", { linkedinStatus: "none" })).toMatchObject({
    held: false,
    linkedinStatus: "none",
    linkedinReason: null,
  });
});
