import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { RATE_LIMITS } from "@takt/domain/limits/model/rate-limits";
import { findOccasions } from "@takt/domain/notifications/find-occasions";
import { sendDueEmails } from "@takt/domain/send-due-emails";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { createControlClient } from "@takt/emulators/core/control-client";
import { startMail } from "@takt/emulators/mail/emulator";
import { createSmtpMailer } from "@takt/mail/create-smtp-mailer";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { submitRequest } from "./data-request-actions";
import { sendFields } from "../testing/send-fields";
import { sendDeclaration } from "./contract-actions";

const now = vi.hoisted(() => ({ deps: null as unknown }));
vi.mock("../deps", () => ({ deps: () => now.deps }));
vi.mock("~/env", () => ({ env: () => ({ AUTH_URL: "http://localhost:3000" }) }));
vi.mock("next/headers", () => import("../testing/next-headers"));
vi.mock("../log", () => ({ log: { error: console.error } }));
vi.mock("../context", () => ({
  // No proxy is trusted, so visitors are not told apart.
  createContext: () => Promise.resolve({ user: null, visitorHash: null }),
}));

const FLOOD = 60;
const database = useTestDatabase();
const server = await startMail({ port: 0, smtpPort: 0 });
const control = createControlClient(server.url);
afterAll(() => server.close());
beforeEach(() => control.reset());

/** The recipients of the emulated mail server's emails, in the order in which they arrived. */
async function recipients() {
  const { emails } = await control.state<{ emails: { to: string[]; text: string }[] }>();
  return emails.toReversed().map(({ to, text }) => ({ to: to[0]!, text }));
}

/** Declares as fast as possible, with addresses of as many domains, and with a stranger's words and links. */
async function flood() {
  const words = "Win a prize at https://evil.example";
  for (let n = 0; n < FLOOD; n++) {
    const email = `one@n${n}.example`;
    const declaration = { email, kind: "cancellation", name: words, contract: words, wantedOn: "" };
    const names = { firstName: words, lastName: words, details: words };
    const request = { email, ...names, type: "other", acknowledged: "on" };
    const answer = await (n % 2 === 0
      ? sendFields(sendDeclaration, declaration)
      : sendFields(submitRequest, request));
    expect(answer.says).toBe("taken");
  }
}

test("a flood of the public forms is received, waits behind a member's e-mail, and sends none of its words", async () => {
  const at = Date.now();
  const clock = { now: () => at, sleep: () => Promise.resolve() };
  const mailer = createSmtpMailer({ url: server.smtpUrl, from: "t@example.com", appUrl: "http://localhost" });
  const deps = fakeDeps(database.db, { clock, mailer });
  now.deps = deps;
  await flood();
  // E-mails of a later minute are put off past the end of this test.
  await database.db
    .$executeRaw`update outbox_emails set due_at = due_at + interval '1 hour' where due_at > ${new Date(at)}`;

  await sendDueEmails(deps);
  const before = (await recipients()).length;
  expect(before).toBeGreaterThan(0);
  const member = await createUser(database.db, { email: "member@example.com" });
  await createPost(database.db, member, {
    status: "failed",
    reason: "refused",
  });
  await findOccasions(deps);
  while ((await sendDueEmails(deps)).more);

  const arrived = await recipients();
  expect(arrived[before]!.to).toBe("member@example.com");
  expect(arrived).toHaveLength(RATE_LIMITS.strangerEmails.times + 1);
  for (const { text } of arrived) expect(text).not.toMatch(/prize|evil/);
  // None is lost: the others are queued, and every declaration is stored.
  expect(
    await database.db.outboxEmail.count({ where: { dueAt: { gt: new Date(at) } } }),
  ).toBeGreaterThanOrEqual(FLOOD - RATE_LIMITS.strangerEmails.times);
  const stored = (await database.db.contractNotice.count()) + (await database.db.dataRequest.count());
  expect(stored).toBe(FLOOD);
});
