import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { afterEach, beforeEach, expect, test } from "vitest";
import { EMAIL_KINDS, EMAIL_LANES } from "../email-kinds";
import { fakeDeps } from "../testing/fake-deps";
import { hasDueEmails } from "./has-due-emails";
import { emailLane } from "./email-lane";
import { sendEmails } from "./send-emails";

const database = useTestDatabase();
beforeEach(() => database.db.user.deleteMany());
afterEach(() => database.db.outboxEmail.deleteMany());

const due = (overrides: Parameters<typeof fakeDeps>[1] = {}) =>
  hasDueEmails(
    fakeDeps(database.db, { operatorEmails: ["provider@example.com"], ...overrides }),
    EMAIL_LANES,
  );

async function withEmail(kind: string, dueAt = new Date()) {
  const { id: userId } = await createUser(database.db);
  await database.db.outboxEmail.create({ data: { kind, occasion: `${kind}:${userId}`, userId, dueAt } });
}

test("no email is due without a row or without a mail server", async () => {
  expect(await due()).toBe(false);
  await withEmail("account_activated");
  expect(await due({ mailer: null })).toBe(false);
  expect(await due()).toBe(true);
});

test("a deferred email is not due, and neither is a sent one", async () => {
  await withEmail("account_activated", new Date(Date.now() + 60_000));
  expect(await due()).toBe(false);
  await withEmail("account_activated");
  expect(await due()).toBe(true);
  await sendEmails(fakeDeps(database.db), emailLane("members", EMAIL_KINDS));
  expect(await due()).toBe(false);
});

test("an email to the operator is due once there is an address for it", async () => {
  await withEmail("feedback");
  expect(await due({ operatorEmails: [] })).toBe(false);
  expect(await due()).toBe(true);
});

test("the email of a notification is due; that of an alarm is none of the jobs'", async () => {
  await database.db.outboxEmail.create({ data: { kind: "alarm_raised", occasion: "alarm_raised:late:1" } });
  expect(await due()).toBe(false);
  await withEmail("connection_expiring");
  expect(await due()).toBe(true);
});
