import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { fakeDeps } from "../testing/fake-deps";
import { checkConnection } from "./check-connection";
import type { ReadOutcome } from "./model/read-outcome";

const database = useTestDatabase();
const HOUR_MS = 3_600_000;

/** Creates a user and checks the connection, for which LinkedIn answers this; returns what came of it. */
async function check(answer: ReadOutcome<null>, { connectedAgoMs = HOUR_MS } = {}) {
  const user = await createUser(database.db, {
    linkedinConnectedAt: new Date(Date.now() - connectedAgoMs),
  });
  const asked: string[] = [];
  const checkToken = (token: string) => Promise.resolve(answer).finally(() => asked.push(token));
  const { id, linkedinAccessToken: sealedToken, linkedinGeneration: generation } = user;
  const connection = { userId: id, sealedToken, generation };
  const isOpen = await checkConnection(fakeDeps(database.db, { checkToken }), connection);
  const { linkedinStatus, linkedinReason } = await database.db.user.findUniqueOrThrow({ where: { id } });
  return { isOpen, linkedinStatus, linkedinReason, asked: asked.length };
}

test("a token that LinkedIn takes leaves the connection as it is", async () => {
  expect(await check({ kind: "read", value: null })).toEqual({
    isOpen: true,
    linkedinStatus: "active",
    linkedinReason: null,
    asked: 1,
  });
});

test("a token that LinkedIn refuses ends the connection and says why", async () => {
  expect(await check({ kind: "unauthorized", why: "revoked" })).toMatchObject({
    isOpen: false,
    linkedinStatus: "invalid",
    linkedinReason: "revoked",
  });
});

test("seconds after connecting a refusal is LinkedIn's delay", async () => {
  expect(await check({ kind: "unauthorized", why: "invalid" }, { connectedAgoMs: 0 })).toMatchObject({
    isOpen: true,
    linkedinStatus: "active",
  });
});

test.each<ReadOutcome<null>>([
  { kind: "unavailable", detail: "status 503" },
  { kind: "denied" },
  { kind: "limited", until: new Date() },
])("an answer that is $kind says nothing about the token", async (answer) => {
  expect(await check(answer)).toMatchObject({ isOpen: true, linkedinStatus: "active" });
});
