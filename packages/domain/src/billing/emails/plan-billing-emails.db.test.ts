import { createOrder } from "@takt/db/testing/factories/create-order";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { EMAIL_KINDS } from "../../email-kinds";
import { emailLane } from "../../outbox/email-lane";
import { queueEmails, type NewEmail } from "../../outbox/queue-emails";
import { sendEmails } from "../../outbox/send-emails";
import { sendDueEmails } from "../../send-due-emails";
import { fakeDeps } from "../../testing/fake-deps";
import { outcomeOccasion } from "./plan-declaration-emails";

const database = useTestDatabase();
beforeEach(async () => {
  await database.db.outboxEmail.deleteMany();
  await database.db.contractNotice.deleteMany();
  await database.db.user.deleteMany();
});

const AT = new Date("2026-11-23T08:00:00Z");
const order = (id: string) =>
  createOrder(database.db, { id }, { orderedAt: AT, tax: "included", locale: "de" });

const declaration = (overrides = {}) =>
  database.db.contractNotice.create({
    data: {
      reference: `CN-${Math.random()}`,
      kind: "cancellation",
      receivedAt: AT,
      name: "Ada",
      email: "ada@example.com",
      contract: "Takt",
      locale: "de",
      confirmToken: `token-${Math.random()}`,
      ...overrides,
    },
  });

/** Queues emails and runs the job until nothing is due. */
async function sent(emails: NewEmail[], deps = fakeDeps(database.db)) {
  await queueEmails(database.db, emails);
  while ((await sendDueEmails(deps)).more);
  return deps.emails;
}

test("an order is confirmed to its user, in its language and their zone, also on the waitlist", async () => {
  const user = await createUser(database.db, { preferredLanguage: "en", waitlistStatus: "waitlisted" });
  const { id: orderId } = await order(user.id);
  const emails = await sent([
    { kind: "order_confirmed", occasion: "o", userId: user.id, orderId, data: { moneyBackDays: 30 } },
  ]);
  const content = {
    kind: "order_confirmed",
    ordered: { at: AT, zone: "Europe/Berlin" },
    plan: "professional",
    interval: "month",
    priceCents: 2900,
    tax: "included",
    startNowAt: null,
    moneyBackDays: 30,
  };
  expect(emails).toMatchObject([{ to: user.email, locale: "de", content }]);
});

test("a failed payment is told while it is due, and not once it is paid", async () => {
  const [late, paid] = [
    await createUser(database.db, { subscriptionStatus: "past_due" }),
    await createUser(database.db, { subscriptionStatus: "active" }),
  ];
  const emails = await sent(
    [late, paid].map(({ id: userId }) => ({ kind: "subscription_past_due", occasion: userId, userId })),
  );
  expect(emails.map(({ to }) => to)).toEqual([late.email]);
});

test("the end of a subscription is told, and not once there is another one", async () => {
  const [ended, again] = [
    await createUser(database.db, { subscriptionStatus: "ended" }),
    await createUser(database.db, { subscriptionStatus: "active", subscriptionPlan: "professional" }),
  ];
  const data = { endedAt: AT.toISOString() };
  const emails = await sent(
    [ended, again].map(({ id: userId }) => ({ kind: "subscription_ended", occasion: userId, userId, data })),
  );
  expect(emails).toMatchObject([
    { to: ended.email, content: { ended: { at: AT }, free: { posts: 10, aiPosts: 5 } } },
  ]);
});

test("a refund names its amount and its reason", async () => {
  const { id: userId } = await createUser(database.db);
  const data = { amountCents: 2900, currency: "eur", why: "duplicate" } as const;
  expect(await sent([{ kind: "refund_issued", occasion: "r", userId, data }])).toMatchObject([
    { content: data },
  ]);
});

test("until a declaration is confirmed its address gets the link, and nothing that was typed", async () => {
  const typed = { name: "Win a prize", contract: "at https://evil.example", reason: "https://evil.example" };
  const [open, confirmed] = [await declaration(typed), await declaration({ confirmedAt: AT })];
  const emails = await sent(
    [open, confirmed].flatMap(({ id: contractNoticeId }) =>
      (["contract_notice_confirm", "contract_notice_received"] as const).map((kind) => ({
        kind,
        occasion: `${kind}:${contractNoticeId}`,
        contractNoticeId,
      })),
    ),
  );
  const kinds = emails.map(({ content }) => content.kind).sort();
  expect(kinds).toEqual(["contract_notice_confirm", "contract_notice_received"]);
  const asked = emails.find(({ content }) => content.kind === "contract_notice_confirm")!;
  expect(asked).toMatchObject({ to: "ada@example.com", content: { confirmToken: open.confirmToken } });
  expect(JSON.stringify(asked)).not.toMatch(/prize|evil/);
  const receipt = emails.find(({ content }) => content.kind === "contract_notice_received")!;
  expect(receipt).toMatchObject({ content: { declared: { reference: confirmed.reference } } });
});

test("an outcome that has changed before its email was sent is told once, as it is", async () => {
  const { id } = await declaration({ outcome: "cancelled", endsAt: AT, processedAt: AT });
  const emails = await sent(
    (["unmatched", "cancelled"] as const).map((outcome) => ({
      kind: "contract_notice_done",
      occasion: outcomeOccasion(id, outcome),
      contractNoticeId: id,
    })),
  );
  expect(emails).toMatchObject([{ content: { outcome: "cancelled", endsAt: AT } }]);
});

test("the operator is told of a declaration that waits for them, and of none that is processed", async () => {
  const [waits, done] = [await declaration({ outcome: "unmatched" }), await declaration({ processedAt: AT })];
  const emails = await sent(
    [waits, done].map(({ id }) => ({ kind: "contract_notice", occasion: id, contractNoticeId: id })),
  );
  expect(emails).toMatchObject([
    {
      to: "provider@example.com",
      content: { kind: "contract_notice", outcome: "unmatched", declared: { reference: waits.reference } },
    },
  ]);
});

test("guard email-expired-legal: what a law asks for is retried for a week, other emails for a day", async () => {
  const { id: userId } = await createUser(database.db);
  const { id: contractNoticeId } = await declaration({ confirmedAt: AT });
  const refund = { amountCents: 1, currency: "eur", why: "rest" } as const;
  await queueEmails(database.db, [
    { kind: "refund_issued", occasion: "r", userId, data: refund },
    { kind: "contract_notice_received", occasion: "n", contractNoticeId },
  ]);
  // A second ago: the column rounds to milliseconds, and half of one later is not due yet.
  const age = (days: number) =>
    database.db
      .$executeRaw`update outbox_emails set tries = 1, due_at = now() - interval '1 second', created_at = now() - make_interval(days => ${days}::int)
      where due_at is not null`;
  const refusing = { send: () => Promise.reject(new Error("451 later")) };
  const due = async (days: number) => {
    await age(days);
    await sendEmails(fakeDeps(database.db, { mailer: refusing }), emailLane("members", EMAIL_KINDS));
    const rows = await database.db.outboxEmail.findMany({ where: { dueAt: { not: null } } });
    return rows.map(({ kind }) => kind);
  };
  expect(await due(2)).toEqual(["contract_notice_received"]);
  expect(EMAIL_KINDS.contract_notice_received.legal).toBe(true);
  expect(await due(8)).toEqual([]);
});
