import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { consumeGrantQuota } from "./grant-quota";

const database = useTestDatabase();
const community = { scopes: [], memberCallsPerDay: 100, appCallsPerDay: 250 };
const deps = () => ({ db: database.db, apiProducts: { community } });
const of = (memberSub: string) => ({ product: "community", memberSub }) as const;
const counted = async (memberSub: string) =>
  (await database.db.linkedinCalls.findFirst({ where: { memberSub } }))?.calls ?? 0;

test("a member has the member's calls, and all members together those of the app", async () => {
  expect(await consumeGrantQuota(deps(), of("a"), 101)).toBe(false);
  for (const member of ["a", "b"]) expect(await consumeGrantQuota(deps(), of(member), 100)).toBe(true);
  expect(await consumeGrantQuota(deps(), of("a"), 1)).toBe(false);
  expect(await consumeGrantQuota(deps(), of("c"), 51)).toBe(false);
  // A call that the app has no quota for is not counted for the member either.
  expect(await counted("c")).toBe(0);
  expect(await consumeGrantQuota(deps(), of("c"), 50)).toBe(true);
  expect(await counted("app:community")).toBe(250);
});

test("of many calls at the same time no more are let through than there are", async () => {
  const app = { portability: { scopes: [], memberCallsPerDay: 30, appCallsPerDay: 45 } };
  const calls = Array.from({ length: 40 }, (_, n) =>
    consumeGrantQuota(
      { db: database.db, apiProducts: app },
      { product: "portability", memberSub: `m${n % 2}` },
      3,
    ),
  );
  expect((await Promise.all(calls)).filter(Boolean)).toHaveLength(15);
});

test("an installation without the app makes no calls", async () => {
  expect(await consumeGrantQuota({ db: database.db, apiProducts: {} }, of("z"), 1)).toBe(false);
});
