import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { RATE_LIMITS } from "@takt/domain/limits/model/rate-limits";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { loadActor } from "@takt/domain/users/load-actor";
import { beforeEach, expect, test, vi } from "vitest";
import { newFormToken } from "./form-token";
import { FORM_SECRET, FORM_TOKEN_CASES } from "../testing/form-token-cases";
import { sendFields } from "../testing/send-fields";
import { confirmDeclaration, sendDeclaration } from "./contract-actions";

const now = vi.hoisted(() => ({ deps: null as unknown, user: null as unknown, errors: [] as unknown[] }));
vi.mock("../deps", () => ({ deps: () => now.deps }));
vi.mock("~/env", () => ({
  env: () => ({ AUTH_URL: "http://localhost:3000", AUTH_SECRET: FORM_SECRET }),
}));
vi.mock("../log", () => ({ log: { error: (...error: unknown[]) => now.errors.push(error) } }));
vi.mock("../context", () => ({
  createContext: () => Promise.resolve({ user: now.user, visitorHash: "visitor" }),
}));
vi.mock("next/headers", () => import("../testing/next-headers"));

const database = useTestDatabase();
let at = 0;
beforeEach(async () => {
  await database.db.contractNotice.deleteMany();
  await database.db.rateWindow.deleteMany();
  await database.db.user.deleteMany();
  at = Date.now();
  now.user = null;
  now.errors = [];
  now.deps = fakeDeps(database.db, { clock: { now: () => at, sleep: () => Promise.resolve() } });
});

const valid = (more: Record<string, string> = {}) => ({
  kind: "cancellation",
  name: "Ada Löwe",
  email: `ada-${crypto.randomUUID()}@example.com`,
  contract: "Takt",
  // The browser sends the field of a cancellation for good cause in any case.
  reason: "",
  wantedOn: "",
  ...more,
});

const declare = (fields: Record<string, string>) => sendFields(sendDeclaration, fields);
const rows = () => database.db.contractNotice.findMany();

test("a visitor's declaration is taken once, and confirmed by the token of its link alone", async () => {
  const fields = valid({ formToken: newFormToken({ AUTH_SECRET: FORM_SECRET }, at - 60_000) });
  const taken = await declare(fields);
  expect(taken).toMatchObject({ says: "taken", receipt: { state: "unconfirmed" } });
  const { reference } = taken.receipt!;
  expect((await declare(fields)).receipt).toMatchObject({ reference });
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ userId: null, reference, confirmedAt: null });
  expect((await sendFields(confirmDeclaration, { token: row!.confirmToken! })).says).toBe("taken");
  expect((await rows())[0]!.confirmedAt).not.toBeNull();
});

test("a signed-in user's declaration is theirs, and needs no link", async () => {
  const user = await createUser(database.db);
  now.user = await loadActor(fakeDeps(database.db), user.id);
  expect((await declare(valid())).says).toBe("taken");
  expect(await rows()).toMatchObject([{ userId: user.id, confirmedAt: expect.any(Date) }]);
});

test.each([
  [{}, ["token"]],
  [{ token: "short" }, ["token"]],
  [{ token: "x".repeat(43) }, "notice_not_found"],
])("the confirmation %j is answered like an unknown link", async (fields, says) =>
  expect((await sendFields(confirmDeclaration, fields as Record<string, string>)).says).toEqual(says),
);

test("a declaration with wrong fields is refused, names them and keeps what was typed", async () => {
  const fields = valid({ name: " ", email: "ada@", wantedOn: "2026-02-30" });
  const answer = await declare(fields);
  expect(Object.keys(answer.problems).toSorted()).toEqual(["email", "name", "wantedOn"]);
  expect(answer).toMatchObject({ fields, receipt: null });
  expect(await rows()).toEqual([]);
});

test("a declaration with an unknown field is refused", async () => {
  expect(await declare(valid({ userId: "x" }))).toMatchObject({ says: "unexpected", receipt: null });
  expect(await rows()).toEqual([]);
});

test("an error that nobody expected is answered with the id that the log has", async () => {
  now.deps = { clock: { now: () => at } };
  const { error, receipt } = await declare(valid());
  expect(receipt).toBeNull();
  expect(error).toEqual({ code: "unexpected", errorId: expect.stringMatching(/^E-/) as string });
  expect(now.errors).toMatchObject([["form.failed", { errorId: error!.errorId }]]);
});

test("declarations beyond every limit are taken", async () => {
  for (let n = 0; n < RATE_LIMITS.strangerVisitor.times + 5; n++)
    expect((await declare(valid())).says).toBe("taken");
});

test.each(FORM_TOKEN_CASES)(
  "a declaration with %s is taken, and its e-mail is queued",
  async (_, tokenAt, formless) => {
    expect((await declare(valid({ formToken: tokenAt(at) }))).says).toBe("taken");
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
