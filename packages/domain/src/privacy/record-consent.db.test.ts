import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { RATE_LIMITS } from "../limits/model/rate-limits";
import { listConsents } from "./list-consents";
import { decideConsent } from "./model/consent";
import { recordConsent } from "./record-consent";

const database = useTestDatabase();
let now = Date.UTC(2026, 10, 25, 12);
const deps = () => ({ db: database.db, clock: { now: () => now, sleep: () => Promise.resolve() } });
const FIRST = "0f9d0c7e-8a51-4c1e-9d2f-6f2b7c3a1e55";
const asked = { offered: ["functional", "marketing"] as const, gpc: false };
const decide = (choice: "all" | "necessary") =>
  decideConsent(choice, [], { ...asked, offered: [...asked.offered] });

beforeEach(async () => {
  await database.db.consent.deleteMany();
  await database.db.rateWindow.deleteMany();
});

test("a decision is logged with version, categories, time, signal and the browser's id, and with nothing that names a person", async () => {
  const status = { gpc: false, consentId: FIRST };
  expect(await recordConsent(deps(), "hash-of-an-address", decide("all"), status)).toBe(true);
  expect(await database.db.consent.findMany()).toEqual([
    {
      id: expect.any(String),
      consentId: FIRST,
      decidedAt: new Date(now),
      version: 1,
      offered: ["functional", "marketing"],
      granted: ["functional", "marketing"],
      gpc: false,
    },
  ]);
});

test("who knows the id finds what was decided under it, and nothing else", async () => {
  await recordConsent(deps(), "a", decide("all"), { gpc: false, consentId: FIRST });
  await recordConsent(deps(), "b", decide("all"), { gpc: false, consentId: crypto.randomUUID() });
  await recordConsent(deps(), "c", decide("necessary"), { gpc: false, consentId: null });
  now += 1000;
  await recordConsent(deps(), "a", decide("necessary"), { gpc: true, consentId: FIRST });
  expect(await listConsents(database, FIRST)).toMatchObject([
    { granted: [], gpc: true, consentId: FIRST },
    { granted: ["functional", "marketing"], gpc: false, consentId: FIRST },
  ]);
});

test("above the rate limit every decision counts, and is not logged", async () => {
  const status = { gpc: false, consentId: null };
  for (let n = 0; n < RATE_LIMITS.consent.times; n++) await recordConsent(deps(), "a", decide("all"), status);
  expect(await recordConsent(deps(), "a", decide("all"), status)).toBe(false);
  expect(await recordConsent(deps(), "a", decide("necessary"), status)).toBe(false);
  expect(await database.db.consent.count()).toBe(RATE_LIMITS.consent.times);
  expect(await recordConsent(deps(), "b", decide("all"), status)).toBe(true);
});
