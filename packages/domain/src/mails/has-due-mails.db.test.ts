import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { fakeDeps } from "../testing/fake-deps";
import { hasDueMails } from "./has-due-mails";
import { sendOutgoing } from "./send-outgoing";

const database = useTestDatabase();
beforeEach(() => database.db.user.deleteMany());

const due = (overrides: Parameters<typeof fakeDeps>[1] = {}) =>
  hasDueMails(fakeDeps(database.db, { providerEmails: ["provider@example.com"], ...overrides }));

async function withLetter(kind: "account_activated" | "feedback", mailDueAt = new Date()) {
  const { id: userId } = await createUser(database.db);
  await database.db.outgoingMail.create({ data: { kind, occasion: `${kind}:${userId}`, userId, mailDueAt } });
}

test("nothing to send, or nobody to send it: no letter is due", async () => {
  expect(await due()).toBe(false);
  await withLetter("account_activated");
  expect(await due({ mailer: null })).toBe(false);
  expect(await due()).toBe(true);
});

test("a letter for later is not due, and one that was sent is due no more", async () => {
  await withLetter("account_activated", new Date(Date.now() + 60_000));
  expect(await due()).toBe(false);
  await withLetter("account_activated");
  expect(await due()).toBe(true);
  await sendOutgoing(fakeDeps(database.db));
  expect(await due()).toBe(false);
});

test("a letter to the provider is due once there is an address for it", async () => {
  await withLetter("feedback");
  expect(await due({ providerEmails: [] })).toBe(false);
  expect(await due()).toBe(true);
});

test("the letter of a notification is due", async () => {
  const { id: userId } = await createUser(database.db);
  await database.db.notification.create({
    data: { kind: "connection_expiring", occasion: `a:${userId}`, userId, mailDueAt: new Date() },
  });
  expect(await due()).toBe(true);
});
