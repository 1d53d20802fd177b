import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { RATE_LIMITS } from "../limits/model/rate-limits";
import { decideConsent } from "./model/consent";
import { recordConsent } from "./record-consent";

const database = useTestDatabase();
const NOW = Date.UTC(2026, 10, 25, 12);
const deps = () => ({ db: database.db, clock: { now: () => NOW, sleep: () => Promise.resolve() } });
const asked = { offered: ["functional", "marketing"] as const, gpc: false };
const decide = (choice: "all" | "necessary") =>
  decideConsent(choice, [], { ...asked, offered: [...asked.offered] });

beforeEach(async () => {
  await database.db.consent.deleteMany();
  await database.db.rateWindow.deleteMany();
});

test("a decision is logged with version, categories, time and signal, and with nothing that names a person", async () => {
  const id = await recordConsent(deps(), "hash-of-an-address", decide("all"), false);
  expect(await database.db.consent.findMany()).toEqual([
    {
      id,
      decidedAt: new Date(NOW),
      version: 1,
      offered: ["functional", "marketing"],
      granted: ["functional", "marketing"],
      gpc: false,
    },
  ]);
});

test("above the rate limit every decision counts, and is not logged", async () => {
  for (let n = 0; n < RATE_LIMITS.consent.times; n++) await recordConsent(deps(), "a", decide("all"), false);
  expect(await recordConsent(deps(), "a", decide("all"), false)).toBeNull();
  expect(await recordConsent(deps(), "a", decide("necessary"), false)).toBeNull();
  expect(await database.db.consent.count()).toBe(RATE_LIMITS.consent.times);
  expect(await recordConsent(deps(), "b", decide("all"), false)).not.toBeNull();
});
