import { randomUUID } from "node:crypto";
import { createOrder } from "@takt/db/testing/factories/create-order";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach } from "vitest";
import type { DeclarationInput } from "../billing/model/declaration-input";
import { submitDeclaration } from "../billing/declarations/submit-declaration";
import { NOW, startBilling } from "./billing-harness";
import { sendDueEmails } from "../send-due-emails";
import { fakeDeps } from "./fake-deps";

/** When the subscriptions of the harness end. */
export const PERIOD_END = new Date("2026-12-24T10:00:00Z");
export const VISITOR = { userId: null, visitorHash: "visitor", formId: null };

export const cancellation = (email: string, more: object = {}): DeclarationInput => ({
  id: randomUUID(),
  kind: "cancellation",
  name: "Ada Löwe",
  email,
  contract: "Takt Professional",
  wantedOn: null,
  locale: "de",
  ...more,
});

export function withdrawal(email: string): DeclarationInput {
  const { id, name, contract, locale } = cancellation(email);
  return { id, kind: "withdrawal", name, email, contract, locale };
}

/** A database for declarations about contracts; emptied before each test. */
export function useDeclarationHarness() {
  const database = useTestDatabase();
  beforeEach(async () => {
    await database.db.outboxEmail.deleteMany();
    await database.db.contractNotice.deleteMany();
    await database.db.order.deleteMany();
    await database.db.rateWindow.deleteMany();
    await database.db.auditEntry.deleteMany();
    await database.db.user.deleteMany();
  });

  /** Creates a customer whose subscription runs, ordered some days before the clock's time. */
  async function customer({
    days = 3,
    startNow = true,
    email = `ada-${randomUUID()}@example.com`,
    isVerified = true,
  } = {}) {
    const emailVerified = isVerified ? new Date(NOW) : null;
    const billing = await startBilling(database.db, { email, emailVerified });
    const orderedAt = new Date(billing.deps.clock.now() - days * 86_400_000);
    const subscriptionId = `sub_${billing.userId}`;
    const order = await createOrder(
      database.db,
      { id: billing.userId },
      {
        orderedAt,
        locale: "de",
        startNowAt: startNow ? orderedAt : null,
        status: "paid",
        paidAt: orderedAt,
        stripeSubscriptionId: subscriptionId,
      },
    );
    billing.subscribe({ id: subscriptionId, orderId: order.id, createdAt: orderedAt });
    const readOrder = () => database.db.order.findUniqueOrThrow({ where: { id: order.id } });
    const { userId, deps } = billing;
    const declare = (input: DeclarationInput) =>
      submitDeclaration(deps, { userId, visitorHash: null, formId: null }, input);
    return { ...billing, email, subscriptionId, order, readOrder, declare };
  }

  return {
    database,
    customer,
    start: () => startBilling(database.db),
    getToken: async (reference: string) =>
      (await database.db.contractNotice.findUniqueOrThrow({ where: { reference } })).confirmToken!,
    /** Sends the emails that are due, and lists them as kind, recipient and outcome. */
    async sent() {
      const deps = fakeDeps(database.db);
      // An email that the harness's clock has put off is put off from the database's time as well, whatever day that is.
      await database.db
        .$executeRaw`update outbox_emails set due_at = now() + (due_at - ${new Date(NOW)}::timestamptz)
        where due_at > ${new Date(NOW)} and due_at <> created_at`;
      while ((await sendDueEmails(deps)).more);
      return deps.emails.map(({ to, content }) =>
        [content.kind, to, "outcome" in content ? content.outcome : null].filter(Boolean).join(" "),
      );
    },
  };
}
