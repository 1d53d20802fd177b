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
  await database.db.contractNotice.deleteMany();
  await database.db.rateWindow.deleteMany();
  await database.db.user.deleteMany();
  const at = Date.now();
  now.user = null;
  now.deps = fakeDeps(database.db, { clock: { now: () => at, sleep: () => Promise.resolve() } });
});

const valid = (more: object = {}) => ({
  id: crypto.randomUUID(),
  locale: "en",
  kind: "cancellation",
  name: "Ada Löwe",
  email: `ada-${crypto.randomUUID()}@example.com`,
  contract: "Takt",
  wantedOn: null,
  ...more,
});

const declare = (fields: object) => postJson(submit, JSON.stringify(fields));
const rows = () => database.db.contractNotice.findMany();

test("a visitor's notice is taken once, and confirmed by a POST of its token alone", async () => {
  const fields = valid();
  const taken = await declare(fields);
  expect(taken).toMatchObject({ says: "201 taken", state: "unconfirmed", cache: "no-store" });
  expect(await declare(fields)).toMatchObject({ reference: taken.reference });
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ userId: null, reference: taken.reference, confirmedAt: null });
  const body = JSON.stringify({ token: row!.confirmToken });
  expect((await postJson(confirm, body, { origin: "https://evil.example" })).says).toBe("403 foreign_origin");
  expect((await rows())[0]).toMatchObject({ confirmedAt: null });
  expect(await postJson(confirm, body)).toMatchObject({ says: "201 taken", cache: "no-store" });
  expect((await rows())[0]!.confirmedAt).not.toBeNull();
});

test("a signed-in user's notice is theirs, and needs no link", async () => {
  const user = await createUser(database.db);
  now.user = await loadActor(database, user.id);
  expect((await declare(valid())).says).toBe("201 taken");
  expect(await rows()).toMatchObject([{ userId: user.id, confirmedAt: expect.any(Date) }]);
});

test.each(["{}", '{"token":"short"}', JSON.stringify({ token: "x".repeat(43) })])(
  "the confirmation %s is answered like an unknown link",
  async (body) => expect((await postJson(confirm, body)).says).toBe("404 notice_not_found"),
);

test("a notice with wrong fields is refused and names them", async () => {
  const answer = await declare(valid({ name: " ", email: "ada@", wantedOn: "2026-02-30" }));
  expect(answer.says).toBe("400 notice_invalid");
  expect(answer.error?.data.fields?.toSorted()).toEqual(["email", "name", "wantedOn"]);
  expect(await rows()).toEqual([]);
});

test.each<[string, string, Record<string, string>, string]>([
  ["from another origin", JSON.stringify(valid()), { origin: "https://evil.example" }, "403 foreign_origin"],
  ["as a form", "kind=cancellation", { "content-type": "text/plain" }, "415 json_only"],
  ["as no JSON", "{", {}, "400 json_invalid"],
  ["that is too long", JSON.stringify({ reason: "x".repeat(40_000) }), {}, "413 too_large"],
  ["with an unknown field", JSON.stringify(valid({ userId: "x" })), {}, "400 notice_invalid"],
])("a notice %s is refused", async (_, body, headers, says) => {
  expect((await postJson(submit, body, headers)).says).toBe(says);
  expect(await rows()).toEqual([]);
});

test("notices beyond every limit are taken", async () => {
  for (let n = 0; n < RATE_LIMITS.strangerVisitor.times + 5; n++)
    expect((await declare(valid())).says).toBe("201 taken");
});

test.each(FORM_TOKEN_CASES)(
  "a notice with %s is taken, and its e-mail is queued",
  async (_, headersAt, formless) => {
    const headers = headersAt((now.deps as { clock: { now: () => number } }).clock.now());
    expect((await postJson(submit, JSON.stringify(valid()), headers)).says).toBe("201 taken");
    expect(await rows()).toHaveLength(1);
    expect(
      await database.db.outboxEmail.count({
        where: { dueAt: { not: null }, kind: "contract_notice_confirm" },
      }),
    ).toBe(1);
    // Only what comes from no open page shares the few places that are left to programs.
    expect(await database.db.rateWindow.count({ where: { bucket: "strangerFormless" } })).toBe(formless);
  },
);
