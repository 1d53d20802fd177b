import { useTestDatabase } from "@takt/db/testing/test-database";
import { RATE_LIMITS } from "@takt/domain/limits/model/rate-limits";
import { recordFingerprint } from "@takt/domain/provenance/record-fingerprint";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { beforeEach, expect, test, vi } from "vitest";
import { postJson } from "~/server/testing/post-json";
import { POST as check } from "./route";

const now = vi.hoisted(() => ({ deps: null as unknown }));
vi.mock("~/server/deps", () => ({ deps: () => now.deps }));
vi.mock("~/env", () => ({ env: () => ({ AUTH_URL: "http://localhost:3000" }) }));
vi.mock("~/server/log", () => ({ log: { error: console.error } }));
vi.mock("~/server/context", () => ({
  createContext: () => Promise.resolve({ user: null, visitorHash: "visitor" }),
}));

const database = useTestDatabase();
beforeEach(async () => {
  await database.db.rateWindow.deleteMany();
  const clock = { now: () => Date.UTC(2026, 10, 27, 9), sleep: () => Promise.resolve() };
  now.deps = fakeDeps(database.db, { clock });
});

const TEXT = `Eleven customers called when we raised our prices, and nine of them only wanted to know whether we were well. Write
  to people before the invoice does, and say when and why.`;

const ask = (fields: object, headers?: Record<string, string>) =>
  postJson(check, JSON.stringify(fields), headers);

test("a visitor is told of a text from here, with its mark, and of another that it is unknown", async () => {
  await recordFingerprint(database.db, { text: TEXT, engine: "model", createdAt: new Date() });
  expect(await ask({ text: ` ${TEXT}\n` })).toMatchObject({
    says: "200 taken",
    verdict: "same",
    digitalSourceType: "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia",
    cache: "no-store",
  });
  const other =
    "Bicycles are repaired in January, because then it costs half and takes one day, and nobody waits for the spring";
  expect(await ask({ text: other })).toMatchObject({ says: "200 taken", verdict: "none" });
});

test.each([{}, { text: "" }, { text: "a".repeat(8_001) }, { text: "\u0000" }, { text: TEXT, more: 1 }])(
  "a wrong input is refused: %#",
  async (fields) => {
    expect(await ask(fields)).toMatchObject({ says: "400 text_check_invalid" });
  },
);

test("a call of another site, and one too many, are refused", async () => {
  expect(await ask({ text: TEXT }, { origin: "https://evil.example" })).toMatchObject({
    says: "403 foreign_origin",
  });
  for (let i = 0; i < RATE_LIMITS.textCheck.times; i++) await ask({ text: "Short." });
  expect(await ask({ text: "Short." })).toMatchObject({ says: "429 rate_exceeded" });
});
