import { randomUUID } from "node:crypto";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { EMAIL_KINDS } from "../email-kinds";
import { emailLane } from "../outbox/email-lane";
import type { Email } from "../outbox/ports/mailer";
import { sendEmails, type SendDeps } from "../outbox/send-emails";
import { fakeDeps } from "../testing/fake-deps";
import { findOccasions } from "./find-occasions";

const database = useTestDatabase();
beforeEach(() => database.db.user.deleteMany());

const rows = () => database.db.outboxEmail.findMany({ orderBy: { createdAt: "asc" } });
const shift = (column: "due_at" | "sent_at" | "created_at", ms: number) =>
  database.db.$executeRawUnsafe(`update outbox_emails set ${column} = ${column} + interval '${ms} ms'`);
const send = (deps: SendDeps) => sendEmails(deps, emailLane("members", EMAIL_KINDS));

async function withFailed(count: number, user: Parameters<typeof createUser>[1] = {}) {
  const author = await createUser(database.db, user);
  for (let n = 0; n < count; n++)
    await createPost(database.db, author, {
      status: "failed",
      reason: "refused",
      reasonDetail: "No",
      content: `Post ${n}`,
    });
  return author;
}

/** Runs the job of one minute. */
async function minute(deps = fakeDeps(database.db)) {
  await findOccasions(deps);
  while ((await send(deps)).more);
  return deps;
}
const kinds = (emails: Email[]) =>
  emails.map(({ content }) => (content.kind === "notification" ? content.of : content.kind));

test("an email is sent once, in the recipient's language", async () => {
  const author = await withFailed(1, { preferredLanguage: "de", name: "Ada" });
  const deps = await minute();
  await minute(deps);
  const [row] = await rows();
  expect(deps.emails).toMatchObject([
    {
      to: author.email,
      locale: "de",
      id: row!.notificationId,
      content: {
        kind: "notification",
        of: "post_failed",
        name: "Ada",
        subject: { text: "subject", values: { title: { text: "reasons:refused.title" } } },
        post: { excerpt: "Post 0" },
        message: "No",
        action: "post",
      },
    },
  ]);
  expect(row).toMatchObject({ dueAt: null, sentAt: expect.any(Date), tries: 1 });
});

test("two concurrent senders send an email once", async () => {
  await withFailed(3);
  const deps = fakeDeps(database.db);
  await findOccasions(deps);
  await Promise.all([send(deps), send(deps), send(deps)]);
  expect(deps.emails).toHaveLength(3);
  expect(new Set(deps.emails.map(({ id }) => id)).size).toBe(3);
});

test("guard email-due: an email that is not due yet is not claimed", async () => {
  await withFailed(2);
  await findOccasions(fakeDeps(database.db));
  const [first] = await rows();
  const later = new Date(Date.now() + 60_000);
  await database.db.outboxEmail.update({ where: { id: first!.id }, data: { dueAt: later } });
  const deps = fakeDeps(database.db);
  await send(deps);
  expect(deps.emails).toHaveLength(1);
});

test("a refused email is retried with the same id after one minute, then two, then four", async () => {
  await withFailed(1);
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
    await shift("due_at", -wait - 30_000);
  }
  const deps = await minute();
  expect(tried).toEqual(Array(3).fill(deps.emails[0]!.id));
});

test("the emails of a sender that dies come up again when its lease is over", async () => {
  await withFailed(1);
  const dead = fakeDeps(database.db, { mailer: { send: () => new Promise(() => {}) } });
  await findOccasions(dead);
  void send(dead);
  await expect.poll(async () => (await rows())[0]!.tries).toBe(1);
  expect((await minute()).emails).toEqual([]);
  await shift("due_at", -16 * 60_000);
  expect((await minute()).emails).toHaveLength(1);
});

test("guard email-expired: an email expires after a day and not before, and is logged", async () => {
  await withFailed(1);
  const errors: unknown[] = [];
  const log = { info: () => {}, warn: () => {}, error: (...entry: unknown[]) => void errors.push(entry) };
  const refusing = () =>
    fakeDeps(database.db, { log, mailer: { send: () => Promise.reject(new Error("451 later")) } });
  await minute(refusing());
  await shift("due_at", -3_600_000);
  await minute(refusing());
  expect((await rows())[0]).toMatchObject({ tries: 2, dueAt: expect.any(Date) });
  await shift("created_at", -25 * 3_600_000);
  await shift("due_at", -3_600_000);
  const deps = await minute(fakeDeps(database.db, { log }));
  expect(deps.emails).toEqual([]);
  expect((await rows())[0]).toMatchObject({ dueAt: null, sentAt: null });
  expect(errors).toMatchObject([["emails.expired", { count: 1 }]]);
});

test("the round ends after three consecutive failures", async () => {
  for (let n = 0; n < 5; n++) await withFailed(1);
  let asked = 0;
  const refuse = () => {
    asked += 1;
    return Promise.reject(new Error("connect ECONNREFUSED"));
  };
  await minute(fakeDeps(database.db, { mailer: { send: refuse } }));
  expect(asked).toBe(3);
});

test("fifty failed posts are one email, and those that fail later in the hour wait and are one email again", async () => {
  await withFailed(50);
  const deps = await minute();
  expect(kinds(deps.emails)).toEqual(["summary"]);
  expect(deps.emails[0]!.content).toMatchObject({
    counts: [{ of: "post_failed", count: 50 }],
    list: { status: "failed", slug: null },
  });
  expect((deps.emails[0]!.content as { posts: unknown[] }).posts).toHaveLength(10);
});

test("failures in sequence cause three emails and a summary, then none until the hour is over", async () => {
  const author = await withFailed(0);
  const deps = fakeDeps(database.db);
  const fail = () => createPost(database.db, author, { status: "failed", reason: "missed" });
  for (let n = 0; n < 7; n++) {
    await fail();
    await minute(deps);
  }
  expect(kinds(deps.emails)).toEqual(["post_failed", "post_failed", "post_failed", "summary"]);
  const waiting = (await rows()).filter(({ dueAt }) => dueAt);
  expect(waiting).toHaveLength(3);
  await shift("sent_at", -3_601_000);
  await shift("due_at", -3_601_000);
  await minute(deps);
  expect(kinds(deps.emails.slice(4))).toEqual(["post_failed", "post_failed", "post_failed"]);
});

test("an email whose occasion was resolved, deleted or switched off since is not sent", async () => {
  const author = await withFailed(1);
  const doubtful = await createPost(database.db, author, { status: "unconfirmed", attemptId: randomUUID() });
  const gone = await createPost(database.db, author, { status: "failed", reason: "missed" });
  const deps = fakeDeps(database.db);
  await findOccasions(deps);
  await database.db.post.update({ where: { id: doubtful.id }, data: { status: "published" } });
  await database.db.post.update({ where: { id: gone.id }, data: { deletedAt: new Date() } });
  await database.db.notificationChoice.create({
    data: { userId: author.id, kind: "post_failed", email: false },
  });
  await shift("due_at", -120_000);
  await send(deps);
  expect(deps.emails).toEqual([]);
  expect((await rows()).map(({ dueAt }) => dueAt)).toEqual([null, null, null]);
});

test("an email about the connection counts the posts that wait for it", async () => {
  const day = 86_400_000;
  const author = await createUser(database.db, {
    linkedinAccessTokenExpiresAt: new Date(Date.now() + 6.5 * day),
  });
  for (const days of [5, 8, 9])
    await createPost(database.db, author, {
      status: "scheduled",
      scheduledAt: new Date(Date.now() + days * day),
    });
  const deps = await minute();
  expect(deps.emails.map(({ content }) => content)).toMatchObject([
    {
      of: "connection_expiring",
      subject: { values: { count: 7 } },
      paragraphs: [{ text: "what" }, { text: "heldBack", values: { count: 2 } }, { text: "next" }],
      action: "held",
    },
  ]);
  await database.db.user.update({
    where: { id: author.id },
    data: { linkedinStatus: "invalid", linkedinReason: "revoked" },
  });
  await minute(deps);
  expect(deps.emails.at(-1)!.content).toMatchObject({
    of: "connection_invalid",
    paragraphs: [{ text: "what.revoked" }, { text: "heldBack", values: { count: 3 } }, { text: "next" }],
  });
});

test("without a mail server nothing is sent, and nothing is lost", async () => {
  await withFailed(1);
  expect(await send(fakeDeps(database.db, { mailer: null }))).toEqual({ sent: 0, more: false });
});
