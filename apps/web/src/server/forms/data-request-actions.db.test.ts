import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { RATE_LIMITS } from "@takt/domain/limits/model/rate-limits";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { loadActor } from "@takt/domain/users/load-actor";
import { beforeEach, expect, test, vi } from "vitest";
import { newFormToken } from "./form-token";
import { FORM_SECRET, FORM_TOKEN_CASES } from "../testing/form-token-cases";
import { sentHeaders } from "../testing/next-headers";
import { sendFields } from "../testing/send-fields";
import { confirmRequest, submitRequest } from "./data-request-actions";

const now = vi.hoisted(() => ({ deps: null as unknown, user: null as unknown }));
vi.mock("../deps", () => ({ deps: () => now.deps }));
vi.mock("~/env", () => ({
  env: () => ({ AUTH_URL: "http://localhost:3000", AUTH_SECRET: FORM_SECRET }),
}));
vi.mock("../log", () => ({ log: { error: () => {} } }));
vi.mock("../context", () => ({
  createContext: () => Promise.resolve({ user: now.user, visitorHash: "visitor" }),
}));
vi.mock("next/headers", () => import("../testing/next-headers"));

const database = useTestDatabase();
let at = 0;
beforeEach(async () => {
  await database.db.dataRequest.deleteMany();
  await database.db.rateWindow.deleteMany();
  await database.db.user.deleteMany();
  at = Date.now();
  now.user = null;
  now.deps = fakeDeps(database.db, { clock: { now: () => at, sleep: () => Promise.resolve() } });
});

const VALID = {
  type: "access",
  firstName: "Ada",
  lastName: "Löwe",
  details: "",
  acknowledged: "on",
};
const valid = (more: Record<string, string> = {}) => ({
  ...VALID,
  email: `ada-${crypto.randomUUID()}@example.com`,
  ...more,
});

const ask = (fields: Record<string, string>) => sendFields(submitRequest, fields);
const rows = () => database.db.dataRequest.findMany();

test("a visitor's request is taken, and confirmed by the token of its link alone", async () => {
  const taken = await ask(valid({ email: "ada@example.com" }));
  expect(taken).toMatchObject({ says: "taken", receipt: { verified: false } });
  expect(JSON.stringify(taken.receipt)).not.toContain("ada@example.com");
  const [row] = await rows();
  expect(row).toMatchObject({ userId: null, reference: taken.receipt!.reference, verifiedAt: null });
  const confirmed = await sendFields(confirmRequest, { token: row!.confirmToken! });
  expect(confirmed).toMatchObject({ says: "taken", receipt: { verified: true } });
  expect((await rows())[0]!.verifiedAt).not.toBeNull();
});

test("a request is stored in the language of its page", async () => {
  sentHeaders.set("x-locale", "de");
  await ask(valid());
  sentHeaders.set("x-locale", "en");
  await ask(valid());
  sentHeaders.delete("x-locale");
  expect((await rows()).map(({ locale }) => locale).toSorted()).toEqual(["de", "en"]);
});

test("the same request of one page is received once", async () => {
  const formToken = newFormToken({ AUTH_SECRET: FORM_SECRET }, at - 60_000);
  const fields = valid({ formToken });
  const [first, again] = [await ask(fields), await ask(fields)];
  expect(again.receipt).toEqual(first.receipt);
  expect(await rows()).toHaveLength(1);
  await ask({ ...fields, firstName: "Adele" });
  expect(await rows()).toHaveLength(2);
});

test.each([
  [{}, ["token"]],
  [{ token: "short" }, ["token"]],
  [{ token: "\u0000".repeat(43) }, ["token"]],
  [{ token: "x".repeat(43) }, "data_request_link_invalid"],
])("the confirmation %j is answered like an unknown link", async (fields, says) =>
  expect((await sendFields(confirmRequest, fields as Record<string, string>)).says).toEqual(says),
);

test.each([
  [true, true],
  [false, false],
])("a signed-in user's address that is verified (%s) needs no link", async (verified, skips) => {
  const email = "ada@example.com";
  const user = await createUser(database.db, { email, emailVerified: verified ? new Date() : null });
  now.user = await loadActor(fakeDeps(database.db), user.id);
  expect(await ask(valid({ email }))).toMatchObject({ says: "taken", receipt: { verified: skips } });
  expect(await rows()).toMatchObject([{ userId: user.id }]);
});

test.each<[string, Record<string, string>, string[]]>([
  ["no type", { type: "" }, ["type"]],
  ["a blank first name", { firstName: " " }, ["firstName"]],
  ["a last name of 101 characters", { lastName: "x".repeat(101) }, ["lastName"]],
  ["half an address", { email: "ada@" }, ["email"]],
  ["details of 2,001 characters", { details: "x".repeat(2001) }, ["details"]],
  ["a question without details", { type: "other" }, ["details"]],
  ["no acknowledgement", { acknowledged: "" }, ["acknowledged"]],
  ["several problems", { type: "x", email: "" }, ["type", "email"]],
])("a request with %s is refused, names the field and keeps what was typed", async (_, changed, says) => {
  const fields = valid(changed);
  const answer = await ask(fields);
  expect(answer).toMatchObject({ says, fields, receipt: null });
  expect(await rows()).toEqual([]);
});

test("names and details at their bounds are taken, in characters of four bytes as well", async () => {
  const longest = { firstName: "🦉".repeat(50), lastName: "x".repeat(100), details: "🦉".repeat(1000) };
  expect((await ask(valid(longest))).says).toBe("taken");
});

test("a request with an unknown field is refused", async () => {
  expect(await ask(valid({ verifiedAt: "now" }))).toMatchObject({ says: "unexpected", receipt: null });
  expect(await rows()).toEqual([]);
});

test("requests beyond every limit are taken, with nothing about earlier ones", async () => {
  const first = await ask(valid());
  for (let n = 0; n < RATE_LIMITS.strangerVisitor.times + 5; n++) {
    const again = await ask(valid());
    expect(again.says).toBe("taken");
    expect(Object.keys(again.receipt!)).toEqual(Object.keys(first.receipt!));
  }
});

test.each(FORM_TOKEN_CASES)(
  "a request with %s is taken, and its e-mail is queued",
  async (_, tokenAt, formless) => {
    expect((await ask(valid({ formToken: tokenAt(at) }))).says).toBe("taken");
    expect(await rows()).toHaveLength(1);
    expect(
      await database.db.outboxEmail.count({ where: { dueAt: { not: null }, kind: "data_request_confirm" } }),
    ).toBe(1);
    // Only what comes from no open page shares the few places that are left to programs.
    expect(await database.db.rateWindow.count({ where: { bucket: "strangerFormless" } })).toBe(formless);
  },
);
