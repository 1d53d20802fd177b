import { randomUUID } from "node:crypto";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser, type CreatedUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { EMAIL_KINDS } from "../email-kinds";
import { submitFeedback } from "../feedback/submit-feedback";
import { findOccasions } from "../notifications/find-occasions";
import { withdrawDataRequest } from "../privacy/data-requests";
import { toActor } from "../testing/to-actor";
import { requestOwn } from "../testing/data-request-harness";
import { fakeDeps } from "../testing/fake-deps";
import { emailLane } from "./email-lane";
import type { Email } from "./ports/mailer";
import { sendEmails, type SendDeps } from "./send-emails";

const database = useTestDatabase();
beforeEach(() => database.db.user.deleteMany());

const rows = () => database.db.outboxEmail.findMany({ orderBy: { createdAt: "asc" } });
const pass = (ms: number) =>
  database.db.$executeRawUnsafe(
    `update outbox_emails set due_at = due_at - interval '${ms} ms', created_at = created_at - interval '${ms} ms'`,
  );
const members = emailLane("members", EMAIL_KINDS);
const operator = emailLane("operator", EMAIL_KINDS);
/** Both lanes, one after the other: what is tested is the same in each. */
async function send(deps: SendDeps) {
  const [first, second] = [await sendEmails(deps, members), await sendEmails(deps, operator)];
  return { sent: first.sent + second.sent, more: first.more || second.more };
}
const HOUR = 3_600_000;
const refusing = { send: () => Promise.reject(new Error("451 later")) };

async function withFeedback(user?: CreatedUser) {
  const author = user ?? (await createUser(database.db, { name: "Ada", preferredLanguage: "en" }));
  const input = { type: "bug", message: "It broke", page: "/app", errorId: null } as const;
  await submitFeedback(fakeDeps(database.db), toActor(author), input, null);
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
  while ((await send(deps)).more);
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
  expect(await rows()).toMatchObject([{ dueAt: null, sentAt: expect.any(Date), tries: 1 }]);
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
    expect(await rows()).toMatchObject([{ dueAt: null, sentAt: null }]);
  },
);

test("a data request and its withdrawal are sent; when withdrawn before sending, only the latter", async () => {
  const user = await createUser(database.db);
  const actor = toActor(user);
  const deps = fakeDeps(database.db);
  const reported = await requestOwn(deps, user, "erasure");
  await minute(deps);
  await withdrawDataRequest(deps, actor, reported.id);
  const unsent = await requestOwn(deps, user, "access");
  await withdrawDataRequest(deps, actor, unsent.id);
  await minute(deps);
  const { reference, dueAt, createdAt: receivedAt } = reported;
  const toOperator = deps.emails.map(({ content }) => content).filter(({ kind }) => kind === "data_request");
  expect(toOperator).toMatchObject([
    {
      kind: "data_request",
      request: { reference, type: "erasure", receivedAt, dueAt },
      withdrawn: false,
      from: { email: expect.any(String) as string },
    },
    { request: { reference }, withdrawn: true },
    { request: { reference: unsent.reference, type: "access" }, withdrawn: true },
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

test("guard email-due: an email that is not due yet is not claimed", async () => {
  await withFeedback();
  await pass(-60_000);
  const deps = fakeDeps(database.db);
  await send(deps);
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
    const due = (await rows())[0]!.dueAt!.getTime() - before;
    expect(due).toBeGreaterThanOrEqual(wait);
    expect(due).toBeLessThan(wait + 30_000);
    await pass(wait + 30_000);
  }
  const deps = await minute();
  expect(tried).toEqual(Array(3).fill(deps.emails[0]!.id));
});

test("the emails of a sender that dies come up again when its lease is over", async () => {
  await withFeedback();
  void send(fakeDeps(database.db, { mailer: { send: () => new Promise(() => {}) } }));
  await expect.poll(async () => (await rows())[0]!.tries).toBe(1);
  expect((await minute()).emails).toEqual([]);
  await pass(16 * 60_000);
  expect((await minute()).emails).toHaveLength(1);
});

/** Refuses emails for 23 hours, then for two more, and answers what was logged as an error. */
async function refuseForADay() {
  const errors: unknown[] = [];
  const log = { info: () => {}, warn: () => {}, error: (...entry: unknown[]) => void errors.push(entry) };
  await minute(fakeDeps(database.db, { log, mailer: refusing }));
  await pass(23 * HOUR);
  await minute(fakeDeps(database.db, { log, mailer: refusing }));
  expect(errors).toEqual([]);
  await pass(2 * HOUR);
  const { emails } = await minute(fakeDeps(database.db, { log }));
  return { kinds: emails.map(({ content }) => content.kind), errors };
}

test("guard email-expired: an email expires after a day, and is logged", async () => {
  await withFeedback();
  const { kinds, errors } = await refuseForADay();
  expect(kinds).toEqual([]);
  expect((await rows())[0]).toMatchObject({ kind: "feedback", dueAt: null, sentAt: null });
  expect(errors).toMatchObject([["emails.expired", { count: 1 }]]);
});

test("guard email-expired-request: an email about a data request is retried until that is due", async () => {
  const author = await withFeedback();
  const request = await requestOwn(fakeDeps(database.db), author, "access");
  await database.db.outboxEmail.deleteMany({ where: { kind: "data_request_received" } });
  const { kinds, errors } = await refuseForADay();
  expect(kinds).toEqual(["data_request"]);
  expect(errors).toMatchObject([["emails.expired", { count: 1 }]]);
  await database.db.outboxEmail.updateMany({ where: { kind: "data_request" }, data: { dueAt: new Date() } });
  await database.db.dataRequest.update({ where: { id: request.id }, data: { dueAt: new Date() } });
  expect((await minute()).emails).toEqual([]);
});

test("the round ends after three consecutive failures", async () => {
  const author = await withFeedback();
  for (let n = 0; n < 4; n++) await withFeedback(author);
  let asked = 0;
  const refuse = () => {
    asked += 1;
    return Promise.reject(new Error("connect ECONNREFUSED"));
  };
  await minute(fakeDeps(database.db, { mailer: { send: refuse } }));
  expect(asked).toBe(3);
});

test("the next minute begins with what a round that ended early did not try", async () => {
  const author = await withFeedback();
  for (let n = 0; n < 3; n++) await withFeedback(author);
  await minute(fakeDeps(database.db, { mailer: refusing }));
  expect((await rows()).map(({ tries }) => tries).toSorted()).toEqual([0, 1, 1, 1]);
  expect((await minute()).emails).toHaveLength(1);
});

test("an address that is refused keeps no other from its email", async () => {
  await withFeedback();
  const took: string[] = [];
  const mailer = {
    send: ({ to }: Email) =>
      to === "bad@example.com"
        ? Promise.reject(new Error("550 unknown"))
        : Promise.resolve(void took.push(to)),
  };
  const operatorEmails = ["bad@example.com", "good@example.com"];
  await minute(fakeDeps(database.db, { mailer, operatorEmails }));
  expect(took).toEqual(["good@example.com"]);
  expect(await rows()).toMatchObject([{ dueAt: expect.any(Date), sentAt: null, tries: 1 }]);
});

test("emails to a user and about the same user are sent in one round, each to its recipient", async () => {
  const user = await withActivated({ preferredLanguage: "en" });
  await withFeedback(user);
  await createPost(database.db, user, { status: "failed", reason: "refused" });
  const deps = fakeDeps(database.db);
  await findOccasions(deps);
  await send(deps);
  expect(deps.emails.map(({ content, to, locale }) => [content.kind, to, locale]).toSorted()).toEqual([
    ["account_activated", user.email, "en"],
    ["feedback", "provider@example.com", "de"],
    ["notification", user.email, "en"],
  ]);
});

test("guard email-kinds: without a recipient an email to the operator waits, and one to a user does not", async () => {
  await withFeedback();
  await withActivated();
  const nobody = await minute(fakeDeps(database.db, { operatorEmails: [] }));
  expect(nobody.emails.map(({ content }) => content.kind)).toEqual(["account_activated"]);
  expect((await minute()).emails.map(({ content }) => content.kind)).toEqual(["feedback"]);
});

test("guard email-expired-untried: without a mail server or a recipient nothing is sent, and nothing is lost", async () => {
  await withFeedback();
  expect(await send(fakeDeps(database.db, { mailer: null }))).toEqual({ sent: 0, more: false });
  // An email that was never tried does not expire.
  await pass(25 * HOUR);
  expect((await minute(fakeDeps(database.db, { operatorEmails: [] }))).emails).toEqual([]);
  expect((await minute()).emails.map(({ content }) => content.kind)).toEqual(["feedback"]);
});

test("an email about an alarm is left to the health watch", async () => {
  const { id } = await database.db.outboxEmail.create({
    data: { kind: "alarm_raised", occasion: `alarm_raised:late:${Date.now()}` },
  });
  expect((await minute()).emails).toEqual([]);
  expect(await database.db.outboxEmail.delete({ where: { id } })).toMatchObject({ tries: 0 });
});
