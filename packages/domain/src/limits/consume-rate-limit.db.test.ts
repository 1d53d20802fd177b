import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { RATE_LIMITS } from "./model/rate-limits";
import { consumeRateLimit } from "./consume-rate-limit";

const database = useTestDatabase();
const START = Date.UTC(2026, 10, 22, 10, 20);
const at = (now: number) => ({ db: database.db, clock: { now: () => now, sleep: () => Promise.resolve() } });

test("concurrent uses are allowed up to the limit, and refused until the window ends", async () => {
  const actor = toActor(await createUser(database.db));
  const tries = Array.from({ length: RATE_LIMITS.feedback.times + 5 }, () =>
    consumeRateLimit(at(START), actor, "feedback").then(
      () => "spent",
      (error: { code: string; data: unknown }) => ({ code: error.code, data: error.data }),
    ),
  );
  const answers = await Promise.all(tries);
  expect(answers.filter((one) => one === "spent")).toHaveLength(RATE_LIMITS.feedback.times);
  expect(answers.filter((one) => one !== "spent")).toEqual(
    Array(5).fill({ code: "rate_exceeded", data: { seconds: 40 * 60 } }),
  );
  await consumeRateLimit(at(START + 40 * 60_000), actor, "feedback");
});

test("a limit counts one user and one bucket only", async () => {
  const [one, other] = [toActor(await createUser(database.db)), toActor(await createUser(database.db))];
  for (let i = 0; i < RATE_LIMITS.sync.times; i++) await consumeRateLimit(at(START), one, "sync");
  await expect(consumeRateLimit(at(START), one, "sync")).rejects.toMatchObject({ code: "rate_exceeded" });
  await consumeRateLimit(at(START), one, "feedback");
  await consumeRateLimit(at(START), other, "sync");
});

test("a visitor without an account is counted by their hash", async () => {
  const [one, other] = [{ visitorHash: "one" }, { visitorHash: "other" }];
  for (let i = 0; i < RATE_LIMITS.contractNotice.times; i++)
    await consumeRateLimit(at(START), one, "contractNotice");
  await expect(consumeRateLimit(at(START), one, "contractNotice")).rejects.toMatchObject({
    code: "rate_exceeded",
  });
  await consumeRateLimit(at(START), other, "contractNotice");
});
