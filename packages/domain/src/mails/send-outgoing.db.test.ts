import { randomUUID } from "node:crypto";
import { createUser, type CreatedUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { submitFeedback } from "../feedback/submit-feedback";
import type { Letter } from "../notifications/ports/mailer";
import { requestData } from "../privacy/request-data";
import { withdrawDataRequest } from "../privacy/withdraw-data-request";
import { actorOf } from "../testing/actor-of";
import { fakeDeps } from "../testing/fake-deps";
import { sendOutgoing } from "./send-outgoing";

const database = useTestDatabase();
beforeEach(() => database.db.user.deleteMany());

const rows = () => database.db.outgoingMail.findMany({ orderBy: { createdAt: "asc" } });
const pass = (ms: number) =>
  database.db.$executeRawUnsafe(
    `update outgoing_mails set mail_due_at = mail_due_at - interval '${ms} ms', created_at = created_at - interval '${ms} ms'`,
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
  await database.db.outgoingMail.create({
    data: { kind: "account_activated", occasion: `account_activated:${randomUUID()}`, userId: user.id },
  });
  return user;
}

/** One minute's job. */
async function minute(deps = fakeDeps(database.db)) {
  while ((await sendOutgoing(deps)).more);
  return deps;
}

test("feedback: to each address of the provider, in the provider's language, once", async () => {
  const author = await withFeedback();
  const deps = fakeDeps(database.db, { providerEmails: ["one@example.com", "two@example.com"] });
  await minute(deps);
  await minute(deps);
  expect(deps.letters).toMatchObject(
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
  expect(new Set(deps.letters.map(({ id }) => id)).size).toBe(2);
  expect(await rows()).toMatchObject([{ mailDueAt: null, mailedAt: expect.any(Date), mailTries: 1 }]);
});

test("an activated account: to its user, in their language", async () => {
  const user = await withActivated({ name: "Eve", preferredLanguage: "de" });
  const { letters } = await minute();
  const content = { kind: "account_activated", name: "Eve" };
  expect(letters).toMatchObject([{ to: user.email, locale: "de", content }]);
});

test.each([{ waitlistStatus: "rejected" }, { email: null }] as const)(
  "an account that is %j by now: no letter, and no further try",
  async (overrides) => {
    await withActivated(overrides);
    expect((await minute()).letters).toEqual([]);
    expect(await rows()).toMatchObject([{ mailDueAt: null, mailedAt: null }]);
  },
);

test("a data request, and that it was withdrawn; before it was told only the latter", async () => {
  const actor = actorOf(await createUser(database.db));
  const deps = fakeDeps(database.db);
  const told = await requestData(deps, actor, { type: "erasure" });
  await minute(deps);
  await withdrawDataRequest(deps, actor, told.id);
  const untold = await requestData(deps, actor, { type: "access" });
  await withdrawDataRequest(deps, actor, untold.id);
  await minute(deps);
  const { reference, dueAt, createdAt: receivedAt } = told;
  expect(deps.letters.map(({ content }) => content)).toMatchObject([
    { kind: "data_request", reference, type: "erasure", receivedAt, dueAt, withdrawn: false },
    { reference, withdrawn: true },
    { reference: untold.reference, type: "access", withdrawn: true },
  ]);
});

test("what another process is taking is left to it, and not waited for", async () => {
  const author = await withFeedback();
  await withFeedback(author);
  const deps = fakeDeps(database.db);
  const [first] = await rows();
  await database.db.$transaction(async (tx) => {
    await tx.$queryRaw`select id from outgoing_mails where id = ${first!.id}::uuid for update`;
    await minute(deps);
  });
  expect(deps.letters).toHaveLength(1);
  await minute(deps);
  expect(new Set(deps.letters.map(({ id }) => id)).size).toBe(2);
});

test("guard outgoing-due: a letter that is not due yet is not taken", async () => {
  await withFeedback();
  await pass(-60_000);
  const deps = fakeDeps(database.db);
  await sendOutgoing(deps);
  expect(deps.letters).toEqual([]);
});

test("refused: tried again a minute later with the same id, then two, then four", async () => {
  await withFeedback();
  const tried: string[] = [];
  const mailer = {
    send(letter: Letter) {
      tried.push(letter.id);
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
  expect(tried).toEqual(Array(3).fill(deps.letters[0]!.id));
});

test("a sender that dies in the middle: the letter comes up again when its lease is over", async () => {
  await withFeedback();
  void sendOutgoing(fakeDeps(database.db, { mailer: { send: () => new Promise(() => {}) } }));
  await expect.poll(async () => (await rows())[0]!.mailTries).toBe(1);
  expect((await minute()).letters).toEqual([]);
  await pass(16 * 60_000);
  expect((await minute()).letters).toHaveLength(1);
});

test("guard outgoing-give-up: given up after a day, and logged; a data request only when it is due", async () => {
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
  expect(deps.letters.map(({ content }) => content.kind)).toEqual(["data_request"]);
  expect((await rows())[0]).toMatchObject({ kind: "feedback", mailDueAt: null, mailedAt: null });
  expect(errors).toMatchObject([["mail.given_up", { count: 1 }]]);
});

test("a server that is away is not asked for every letter", async () => {
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

test("no mail server, or nobody to write to: nothing is sent, nothing is lost", async () => {
  await withFeedback();
  expect(await sendOutgoing(fakeDeps(database.db, { mailer: null }))).toEqual({ sent: 0, more: false });
  await withActivated();
  const nobody = await minute(fakeDeps(database.db, { providerEmails: [] }));
  expect(nobody.letters.map(({ content }) => content.kind)).toEqual(["account_activated"]);
  // What was never tried does not grow too old.
  await pass(25 * HOUR);
  expect((await minute(fakeDeps(database.db, { providerEmails: [] }))).letters).toEqual([]);
  expect((await minute()).letters.map(({ content }) => content.kind)).toEqual(["feedback"]);
});
