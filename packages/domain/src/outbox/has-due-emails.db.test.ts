import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { fakeDeps } from "../testing/fake-deps";
import { hasDueEmails } from "./has-due-emails";
import { sendOutbox } from "./send-outbox";

const database = useTestDatabase();
beforeEach(() => database.db.user.deleteMany());

const due = (overrides: Parameters<typeof fakeDeps>[1] = {}) =>
  hasDueEmails(fakeDeps(database.db, { operatorEmails: ["provider@example.com"], ...overrides }));

async function withEmail(kind: "account_activated" | "feedback", mailDueAt = new Date()) {
  const { id: userId } = await createUser(database.db);
  await database.db.outboxEmail.create({ data: { kind, occasion: `${kind}:${userId}`, userId, mailDueAt } });
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
  await sendOutbox(fakeDeps(database.db));
  expect(await due()).toBe(false);
});

test("an email to the operator is due once there is an address for it", async () => {
  await withEmail("feedback");
  expect(await due({ operatorEmails: [] })).toBe(false);
  expect(await due()).toBe(true);
});

test("the email of a notification is due", async () => {
  const { id: userId } = await createUser(database.db);
  await database.db.notification.create({
    data: { kind: "connection_expiring", occasion: `a:${userId}`, userId, mailDueAt: new Date() },
  });
  expect(await due()).toBe(true);
});
