import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { FRESH_SIGN_IN_MS } from "@takt/domain/sessions/fresh-sign-in";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { expect, test } from "vitest";
import { callApi, createContext } from "./testing/call-api";
import { seedOperator } from "./testing/seed-world";

const database = useTestDatabase();
const deps = () => fakeDeps(database.db);
const waiting = () => createUser(database.db, { waitlistStatus: "waitlisted" });
const read = (id: string) => database.db.user.findUniqueOrThrow({ where: { id } });

test("deciding needs a sign-in within the last twelve hours; reading does not", async () => {
  const [operator, account] = [await seedOperator(database.db), await waiting()];
  const context = await createContext(deps(), operator.id);
  const aged = (ms: number) => ({ ...context, session: { id: "s", createdAt: new Date(Date.now() - ms) } });
  const decide = (ms: number) =>
    callApi(aged(ms), "operator.decide", { ids: [account.id], decision: "active" });
  expect(await decide(FRESH_SIGN_IN_MS)).toMatchObject({
    status: 412,
    error: { domain: { code: "sign_in_stale" } },
  });
  expect(await read(account.id)).toMatchObject({ waitlistStatus: "waitlisted" });
  expect(await callApi(aged(FRESH_SIGN_IN_MS), "operator.accounts", {})).toMatchObject({ status: 200 });
  expect(await decide(FRESH_SIGN_IN_MS - 60_000)).toMatchObject({
    status: 200,
    data: { changed: [{ id: account.id }] },
  });
});

test("an address that LinkedIn has not verified gives no access, nor does another address", async () => {
  const account = await waiting();
  for (const impostor of [
    await createUser(database.db, { email: "provider@example.com", emailVerified: null }),
    await createUser(database.db, { email: "provider@example.com.evil.example", emailVerified: new Date() }),
    await createUser(database.db, { email: null, emailVerified: new Date() }),
  ]) {
    const context = await createContext(deps(), impostor.id);
    const input = { ids: [account.id], decision: "active" };
    expect(await callApi(context, "operator.decide", input)).toMatchObject({ status: 404 });
  }
  expect(await read(account.id)).toMatchObject({ waitlistStatus: "waitlisted" });
});

test("an operator on the waitlist may decide about others, and not about themselves", async () => {
  const [operator, account] = [await seedOperator(database.db), await waiting()];
  await database.db.user.update({ where: { id: operator.id }, data: { waitlistStatus: "waitlisted" } });
  const context = await createContext(deps(), operator.id);
  const input = { ids: [operator.id, account.id], decision: "active" };
  expect(await callApi(context, "operator.decide", input)).toMatchObject({
    data: { changed: [{ id: account.id }], skipped: [{ id: operator.id, why: "own" }] },
  });
  expect(await read(operator.id)).toMatchObject({ waitlistStatus: "waitlisted" });
});
