import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { RATE_LIMITS } from "@takt/domain/limits/model/rate-limits";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { loadActor } from "@takt/domain/users/load-actor";
import { beforeEach, expect, test, vi } from "vitest";
import { FORM_TOKEN_CASES, FORM_SECRET } from "~/server/testing/form-token-cases";
import { postJson } from "~/server/testing/post-json";
import { POST as confirm } from "./confirm/route";
import { POST as submit } from "./route";

const now = vi.hoisted(() => ({ deps: null as unknown, user: null as unknown }));
vi.mock("~/server/deps", () => ({ deps: () => now.deps }));
vi.mock("~/env", () => ({
  env: () => ({ AUTH_URL: "http://localhost:3000", AUTH_SECRET: FORM_SECRET }),
}));
vi.mock("~/server/log", () => ({ log: { error: console.error } }));
vi.mock("~/server/context", () => ({
  createContext: () => Promise.resolve({ user: now.user, visitorHash: "visitor" }),
}));

const database = useTestDatabase();
beforeEach(async () => {
  await database.db.dataRequest.deleteMany();
  await database.db.rateWindow.deleteMany();
  await database.db.user.deleteMany();
  const at = Date.now();
  now.user = null;
  now.deps = fakeDeps(database.db, { clock: { now: () => at, sleep: () => Promise.resolve() } });
});

const valid = (more: object = {}) => ({
  id: crypto.randomUUID(),
  locale: "en",
  type: "access",
  firstName: "Ada",
  lastName: "Löwe",
  email: `ada-${crypto.randomUUID()}@example.com`,
  details: "",
  acknowledged: true,
  ...more,
});

const ask = (fields: object) => postJson(submit, JSON.stringify(fields));
const rows = () => database.db.dataRequest.findMany();

test("a visitor's request is taken, and confirmed by a POST of its token alone", async () => {
  const taken = await ask(valid({ email: "ada@example.com" }));
  expect(taken).toMatchObject({ says: "201 taken", verified: false, cache: "no-store" });
  expect(JSON.stringify(taken)).not.toContain("ada@example.com");
  const [row] = await rows();
  expect(row).toMatchObject({ userId: null, reference: taken.reference, verifiedAt: null });
  const body = JSON.stringify({ token: row!.confirmToken });
  const foreign = await postJson(confirm, body, { origin: "https://evil.example" });
  expect(foreign.says).toBe("403 foreign_origin");
  expect((await rows())[0]).toMatchObject({ verifiedAt: null });
  expect(await postJson(confirm, body)).toMatchObject({
    says: "201 taken",
    verified: true,
    cache: "no-store",
  });
  expect((await rows())[0]!.verifiedAt).not.toBeNull();
});

test.each(["{}", '{"token":"short"}', JSON.stringify({ token: "x".repeat(43) })])(
  "the confirmation %s is answered like an unknown link",
  async (body) => expect((await postJson(confirm, body)).says).toBe("404 data_request_link_invalid"),
);

test.each([
  [true, true],
  [false, false],
])("a signed-in user's address that is verified (%s) needs no link", async (verified, skips) => {
  const email = "ada@example.com";
  const user = await createUser(database.db, { email, emailVerified: verified ? new Date() : null });
  now.user = await loadActor(database, user.id);
  expect(await ask(valid({ email }))).toMatchObject({ says: "201 taken", verified: skips });
  expect(await rows()).toMatchObject([{ userId: user.id }]);
});

test.each<[string, object, string[]]>([
  ["no type", { type: "" }, ["type"]],
  ["a blank first name", { firstName: " " }, ["firstName"]],
  ["a last name of 101 characters", { lastName: "x".repeat(101) }, ["lastName"]],
  ["half an address", { email: "ada@" }, ["email"]],
  ["details of 2,001 characters", { details: "x".repeat(2001) }, ["details"]],
  ["a question without details", { type: "other" }, ["details"]],
  ["no acknowledgement", { acknowledged: false }, ["acknowledged"]],
  ["several problems", { type: "x", email: "" }, ["type", "email"]],
])("a request with %s is refused and names the field", async (_, changed, fields) => {
  const answer = await ask(valid(changed));
  expect({ says: answer.says, fields: answer.error?.data.fields }).toEqual({
    says: "400 data_request_invalid",
    fields,
  });
  expect(await rows()).toEqual([]);
});

test("names and details at their bounds are taken, in characters of four bytes as well", async () => {
  const longest = { firstName: "🦉".repeat(50), lastName: "x".repeat(100), details: "🦉".repeat(1000) };
  expect((await ask(valid(longest))).says).toBe("201 taken");
});

test.each<[string, string, Record<string, string>, string]>([
  ["from another origin", JSON.stringify(valid()), { origin: "https://evil.example" }, "403 foreign_origin"],
  ["from another site", JSON.stringify(valid()), { "sec-fetch-site": "cross-site" }, "403 foreign_origin"],
  ["as a form", "type=access", { "content-type": "application/x-www-form-urlencoded" }, "415 json_only"],
  ["as no JSON", "{", {}, "400 json_invalid"],
  ["that is too long", JSON.stringify({ details: "x".repeat(40_000) }), {}, "413 too_large"],
  ["with an unknown field", JSON.stringify(valid({ verifiedAt: "now" })), {}, "400 data_request_invalid"],
])("a request %s is refused", async (_, body, headers, says) => {
  expect((await postJson(submit, body, headers)).says).toBe(says);
  expect(await rows()).toEqual([]);
});

test("requests beyond every limit are taken, with nothing about earlier ones", async () => {
  const first = await ask(valid());
  for (let n = 0; n < RATE_LIMITS.strangerVisitor.times + 5; n++) {
    const again = await ask(valid());
    expect(again.says).toBe("201 taken");
    expect(Object.keys(again)).toEqual(Object.keys(first));
  }
});

test.each(FORM_TOKEN_CASES)(
  "a request with %s is taken, and its e-mail is queued",
  async (_, headersAt, formless) => {
    const headers = headersAt((now.deps as { clock: { now: () => number } }).clock.now());
    expect((await postJson(submit, JSON.stringify(valid()), headers)).says).toBe("201 taken");
    expect(await rows()).toHaveLength(1);
    expect(
      await database.db.outboxEmail.count({ where: { dueAt: { not: null }, kind: "data_request_confirm" } }),
    ).toBe(1);
    // Only what comes from no open page shares the few places that are left to programs.
    expect(await database.db.rateWindow.count({ where: { bucket: "strangerFormless" } })).toBe(formless);
  },
);
