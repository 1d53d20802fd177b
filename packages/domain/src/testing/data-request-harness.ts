import { randomUUID } from "node:crypto";
import type { CreatedUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach } from "vitest";
import type { PublicDataRequestInput } from "../privacy/model/data-request-input";
import { submitDataRequest } from "../privacy/submit-data-request";
import { sendDueEmails } from "../send-due-emails";
import { fakeDeps } from "./fake-deps";

/** When the requests of the harness arrive: before now, because the outbox sends by the database's clock. */
export const RECEIVED_AT = Date.parse("2026-11-01T10:00:00Z");
export const VISITOR = { userId: null, verifiedEmail: null, visitorHash: "visitor", formId: null };

export const createRequest = (more: Partial<PublicDataRequestInput> = {}): PublicDataRequestInput => ({
  id: randomUUID(),
  locale: "de",
  type: "access",
  firstName: "Ada",
  lastName: "Löwe",
  email: `ada-${randomUUID()}@example.com`,
  details: "",
  acknowledged: true,
  ...more,
});

/** Makes a signed-in user's request with their own address, which needs no link. */
export async function requestOwn(
  deps: Parameters<typeof submitDataRequest>[0],
  { id: userId, email }: Pick<CreatedUser, "id" | "email">,
  type: PublicDataRequestInput["type"],
) {
  const visitor = { userId, verifiedEmail: email, visitorHash: null, formId: null };
  const input = createRequest({ email: email!, type });
  return { id: input.id, ...(await submitDataRequest(deps, visitor, input)) };
}

/** A database for data requests, emptied before each test; its clock stands still. */
export function useDataRequestHarness() {
  const database = useTestDatabase();
  beforeEach(async () => {
    await database.db.outboxEmail.deleteMany();
    await database.db.dataRequest.deleteMany();
    await database.db.rateWindow.deleteMany();
    await database.db.auditEntry.deleteMany();
    await database.db.user.deleteMany();
  });
  const depsAt = (now: number) =>
    fakeDeps(database.db, { clock: { now: () => now, sleep: () => Promise.resolve() } });
  return {
    database,
    depsAt,
    getToken: async (reference: string) =>
      (await database.db.dataRequest.findUniqueOrThrow({ where: { reference } })).confirmToken!,
    /** Sends the emails that are due, and answers them. */
    async sent() {
      const deps = depsAt(Date.now());
      while ((await sendDueEmails(deps)).more);
      return deps.emails;
    },
  };
}
