import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { actorOf } from "../testing/actor-of";
import { forgetOldRates } from "./forget-old-rates";
import { RATES } from "./model/rates";
import { spendRate } from "./spend-rate";

const database = useTestDatabase();
const START = Date.UTC(2026, 10, 22, 10, 20);
const at = (now: number) => ({ db: database.db, clock: { now: () => now, sleep: () => Promise.resolve() } });

test("as often as the rate says, however many ask at once; then not, until the window is over", async () => {
  const actor = actorOf(await createUser(database.db));
  const tries = Array.from({ length: RATES.feedback.times + 5 }, () =>
    spendRate(at(START), actor, "feedback").then(
      () => "spent",
      (error: { code: string; data: unknown }) => ({ code: error.code, data: error.data }),
    ),
  );
  const answers = await Promise.all(tries);
  expect(answers.filter((one) => one === "spent")).toHaveLength(RATES.feedback.times);
  expect(answers.filter((one) => one !== "spent")).toEqual(
    Array(5).fill({ code: "rate_exceeded", data: { seconds: 40 * 60 } }),
  );
  await spendRate(at(START + 40 * 60_000), actor, "feedback");
});

test("of one user and one thing alone", async () => {
  const [one, other] = [actorOf(await createUser(database.db)), actorOf(await createUser(database.db))];
  for (let i = 0; i < RATES.sync.times; i++) await spendRate(at(START), one, "sync");
  await expect(spendRate(at(START), one, "sync")).rejects.toMatchObject({ code: "rate_exceeded" });
  await spendRate(at(START), one, "feedback");
  await spendRate(at(START), other, "sync");
});

test("old windows are forgotten, the present one is not", async () => {
  await database.db.rateWindow.deleteMany();
  const actor = actorOf(await createUser(database.db));
  await spendRate(at(START), actor, "sync");
  expect(await forgetOldRates(at(START + 47 * 3600_000))).toBe(0);
  expect(await forgetOldRates(at(START + 49 * 3600_000))).toBe(1);
});
