import { randomUUID } from "node:crypto";
import { createUser, type CreatedUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { submitFeedback } from "../feedback/submit-feedback";
import type { Email } from "../notifications/ports/mailer";
import { requestData } from "../privacy/request-data";
import { withdrawDataRequest } from "../privacy/withdraw-data-request";
import { actorOf } from "../testing/actor-of";
import { fakeDeps } from "../testing/fake-deps";
import { sendOutbox } from "./send-outbox";

const database = useTestDatabase();
beforeEach(() => database.db.user.deleteMany());

const rows = () => database.db.outboxEmail.findMany({ orderBy: { createdAt: "asc" } });
const pass = (ms: number) =>
  database.db.$executeRawUnsafe(
    `update outbox_emails set mail_due_at = mail_due_at - interval '${ms} ms', created_at = created_at - interval '${ms} ms'`,
  );
const HOUR = 3_600_000;
const refusing = { send: () => Promise.reject(new Error("451 later")) };

async function withFeedback(user?: CreatedUser) {
  const author = user ?? (await createUser(database.db, { name: "Ada", preferredLanguage: "en" }));
  const input = { type: "bug", message: "It broke", page: "/app", errorId: null } as const;
  await submitFeedback(fakeDeps(database.db), actorOf(author), input, null);
  return author;
}

async function withActivated(overrides: Parameters<typeof createUser>[1] = {}) {
  const user = await createUser(database.db, overrides);
  await database.db.outboxEmail.create({
    data: { kind: "account_activated", occasion: `account_activated:${randomUUID()}`, userId: user.id },
  });
  return user;
}

/** Runs the job of one minute. */
async function minute(deps = fakeDeps(database.db)) {
  while ((await sendOutbox(deps)).more);
  return deps;
}

test("feedback is sent once to each operator address, in the operator's language", async () => {
  const author = await withFeedback();
  const deps = fakeDeps(database.db, { operatorEmails: ["one@example.com", "two@example.com"] });
  await minute(deps);
  await minute(deps);
  expect(deps.emails).toMatchObject(
    ["one@example.com", "two@example.com"].map((to) => ({
      to,
      locale: "de",
      content: {
        kind: "feedback",
        type: "bug",
        message: "It broke",
        page: "/app",
        errorId: null,
        hasScreenshot: false,
        from: { name: "Ada", email: author.email },
      },
    })),
  );
  expect(new Set(deps.emails.map(({ id }) => id)).size).toBe(2);
  expect(await rows()).toMatchObject([{ mailDueAt: null, mailedAt: expect.any(Date), mailTries: 1 }]);
});

test("an activation email goes to its user, in their language", async () => {
  const user = await withActivated({ name: "Eve", preferredLanguage: "de" });
  const { emails } = await minute();
  const content = { kind: "account_activated", name: "Eve" };
  expect(emails).toMatchObject([{ to: user.email, locale: "de", content }]);
});

test.each([{ waitlistStatus: "rejected" }, { email: null }] as const)(
  "an account that is now %j gets no email and no retry",
  async (overrides) => {
    await withActivated(overrides);
    expect((await minute()).emails).toEqual([]);
    expect(await rows()).toMatchObject([{ mailDueAt: null, mailedAt: null }]);
  },
);

test("a data request and its withdrawal are sent; when withdrawn before sending, only the latter", async () => {
  const actor = actorOf(await createUser(database.db));
  const deps = fakeDeps(database.db);
  const reported = await requestData(deps, actor, { type: "erasure" });
  await minute(deps);
  await withdrawDataRequest(deps, actor, reported.id);
  const unsent = await requestData(deps, actor, { type: "access" });
  await withdrawDataRequest(deps, actor, unsent.id);
  await minute(deps);
  const { reference, dueAt, createdAt: receivedAt } = reported;
  expect(deps.emails.map(({ content }) => content)).toMatchObject([
    { kind: "data_request", reference, type: "erasure", receivedAt, dueAt, withdrawn: false },
    { reference, withdrawn: true },
    { reference: unsent.reference, type: "access", withdrawn: true },
  ]);
});

test("rows that another process is claiming are skipped without waiting", async () => {
  const author = await withFeedback();
  await withFeedback(author);
  const deps = fakeDeps(database.db);
  const [first] = await rows();
  await database.db.$transaction(async (tx) => {
    await tx.$queryRaw`select id from outbox_emails where id = ${first!.id}::uuid for update`;
    await minute(deps);
  });
  expect(deps.emails).toHaveLength(1);
  await minute(deps);
  expect(new Set(deps.emails.map(({ id }) => id)).size).toBe(2);
});

test("guard outgoing-due: an email that is not due yet is not claimed", async () => {
  await withFeedback();
  await pass(-60_000);
  const deps = fakeDeps(database.db);
  await sendOutbox(deps);
  expect(deps.emails).toEqual([]);
});

test("a refused email is retried with the same id after one minute, then two, then four", async () => {
  await withFeedback();
  const tried: string[] = [];
  const mailer = {
    send(email: Email) {
      tried.push(email.id);
      return Promise.reject(new Error("451 later"));
    },
  };
  for (const wait of [60_000, 120_000, 240_000]) {
    const before = Date.now();
    await minute(fakeDeps(database.db, { mailer }));
    const due = (await rows())[0]!.mailDueAt!.getTime() - before;
    expect(due).toBeGreaterThanOrEqual(wait);
    expect(due).toBeLessThan(wait + 30_000);
    await pass(wait + 30_000);
  }
  const deps = await minute();
  expect(tried).toEqual(Array(3).fill(deps.emails[0]!.id));
});

test("the emails of a sender that dies come up again when its lease is over", async () => {
  await withFeedback();
  void sendOutbox(fakeDeps(database.db, { mailer: { send: () => new Promise(() => {}) } }));
  await expect.poll(async () => (await rows())[0]!.mailTries).toBe(1);
  expect((await minute()).emails).toEqual([]);
  await pass(16 * 60_000);
  expect((await minute()).emails).toHaveLength(1);
});

test("guard outgoing-give-up: an email expires after a day, and is logged; one about a data request only when that is due", async () => {
  const author = await withFeedback();
  await requestData(fakeDeps(database.db), actorOf(author), { type: "access" });
  const errors: unknown[] = [];
  const log = { info: () => {}, warn: () => {}, error: (...entry: unknown[]) => void errors.push(entry) };
  await minute(fakeDeps(database.db, { log, mailer: refusing }));
  await pass(23 * HOUR);
  await minute(fakeDeps(database.db, { log, mailer: refusing }));
  expect(errors).toEqual([]);
  await pass(2 * HOUR);
  const deps = await minute(fakeDeps(database.db, { log }));
  expect(deps.emails.map(({ content }) => content.kind)).toEqual(["data_request"]);
  expect((await rows())[0]).toMatchObject({ kind: "feedback", mailDueAt: null, mailedAt: null });
  expect(errors).toMatchObject([["emails.expired", { count: 1 }]]);
});

test("the round ends after three consecutive failures", async () => {
  const author = await withFeedback();
  for (let n = 0; n < 4; n++) await withFeedback(author);
  let asked = 0;
  const send = () => {
    asked += 1;
    return Promise.reject(new Error("connect ECONNREFUSED"));
  };
  await minute(fakeDeps(database.db, { mailer: { send } }));
  expect(asked).toBe(3);
});

test("without a mail server or a recipient nothing is sent, and nothing is lost", async () => {
  await withFeedback();
  expect(await sendOutbox(fakeDeps(database.db, { mailer: null }))).toEqual({ sent: 0, more: false });
  await withActivated();
  const nobody = await minute(fakeDeps(database.db, { operatorEmails: [] }));
  expect(nobody.emails.map(({ content }) => content.kind)).toEqual(["account_activated"]);
  // An email that was never tried does not expire.
  await pass(25 * HOUR);
  expect((await minute(fakeDeps(database.db, { operatorEmails: [] }))).emails).toEqual([]);
  expect((await minute()).emails.map(({ content }) => content.kind)).toEqual(["feedback"]);
});
