import { connectTestDatabase } from "@takt/db/testing/connect-test-database";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { findSession, hashSessionToken } from "./find-session";

const database = useTestDatabase();

async function sessionUntil(token: string, ms: number) {
  const { id: userId } = await createUser(database.db);
  const expires = new Date(Date.now() + ms);
  await database.db.session.create({ data: { sessionToken: hashSessionToken(token), userId, expires } });
  return userId;
}

test("an active session is found with its user", async () => {
  const userId = await sessionUntil("fresh", 60_000);
  expect(await findSession(database.db, "fresh")).toMatchObject({ userId });
});

test("an expired session, an unknown token and a hash find nobody", async () => {
  await sessionUntil("ended", -1);
  expect(await findSession(database.db, "ended")).toBeNull();
  expect(await findSession(database.db, "")).toBeNull();
  expect(await findSession(database.db, hashSessionToken("fresh"))).toBeNull();
});

test("an unreachable database throws instead of finding nobody", async () => {
  const away = connectTestDatabase("postgresql://someone:secret@127.0.0.1:1/nowhere");
  await expect(findSession(away, "fresh")).rejects.toThrow();
  await away.$disconnect();
});
