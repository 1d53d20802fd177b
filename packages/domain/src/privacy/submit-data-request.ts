import { createHash } from "node:crypto";
import type { Prisma } from "@takt/db/generated/prisma/client";
import { consumeWindow, windowAt } from "../limits/consume-rate-limit";
import type { Stranger } from "../limits/model/stranger";
import { reserveStrangerMail } from "../limits/reserve-stranger-mail";
import { queueEmails } from "../outbox/queue-emails";
import type { CoreDeps } from "../shared/core-deps";
import { createSecret } from "../secrets/secret-token";
import { insertDataRequest, newDataRequestReference } from "./insert-data-request";
import type { PublicDataRequestInput } from "./model/data-request-input";
import { toReceipt, type DataRequestReceipt } from "./model/data-request-receipt";
import { CONFIRM_LINK_MS } from "./model/data-request-timing";
import { dueDate } from "./model/due-date";

/** A visitor who asks on the public page. */
export type RequestVisitor = Stranger & {
  userId: string | null;
  /** The address that LinkedIn has verified as a signed-in user's; null when there is none. */
  verifiedEmail: string | null;
};

/** Requests with one address that may wait for their link: a newer one replaces the oldest. */
const MAX_UNCONFIRMED = 3;

/**
 * Receives a data request from anybody, and never refuses it: limits hold back e-mails. It answers strangers nothing about
 * other requests with the address. The address is confirmed by the link of an e-mail, except for a signed-in user's own.
 * The time to answer runs from here. Repeated under the same id it answers the first one.
 */
export async function submitDataRequest(
  deps: Pick<CoreDeps, "db" | "clock">,
  visitor: RequestVisitor,
  input: PublicDataRequestInput,
  newReference = newDataRequestReference,
): Promise<DataRequestReceipt> {
  const known = await deps.db.dataRequest.findUnique({ where: { id: input.id } });
  if (known) return toReceipt(known);
  const emailHash = createHash("sha256").update(input.email.toLowerCase()).digest("hex");
  const isOwn = visitor.verifiedEmail?.toLowerCase() === input.email.toLowerCase();
  const linkDueAt = isOwn
    ? new Date(deps.clock.now())
    : await reserveStrangerMail(deps, visitor, input.email);
  const notifyOperator = await isWithinLimit(deps, visitor.userId);
  return deps.db.$transaction(async (tx) => {
    // Two calls with one address wait for each other: the second sees what the first has made.
    await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${`data_request:${emailHash}`}, 0))::text`;
    const first = await tx.dataRequest.findUnique({ where: { id: input.id } });
    if (first) return toReceipt(first);
    const now = new Date(deps.clock.now());
    const row = await insertDataRequest(tx, newRow(visitor, input, now, isOwn), newReference);
    await queueSubmitted(tx, row, { linkDueAt, notifyOperator });
    if (!isOwn) await replaceUnconfirmed(tx, input.email);
    return toReceipt(row);
  });
}

/** Whether the operator gets an e-mail about a request that needs no link; beyond the limit the queue alone shows it. */
async function isWithinLimit(deps: Pick<CoreDeps, "db" | "clock">, userId: string | null): Promise<boolean> {
  if (userId === null) return true;
  return consumeWindow(deps, { userId }, "dataRequest", windowAt("dataRequest", deps.clock.now()));
}

/** Deletes the oldest requests with an address that wait for their link, which anybody can make with anybody's address. */
async function replaceUnconfirmed(tx: Prisma.TransactionClient, email: string): Promise<void> {
  // Prisma's insensitive comparison is ILIKE, in which the underscores of an address stand for any character.
  await tx.$executeRaw`
    delete from data_requests where id in (
      select id from data_requests
      where lower(email) = lower(${email}) and verified_at is null and withdrawn_at is null and done_at is null
      order by created_at desc, id desc offset ${MAX_UNCONFIRMED})`;
}

function newRow({ userId }: RequestVisitor, input: PublicDataRequestInput, now: Date, isOwn: boolean) {
  const { acknowledged: _, details, ...typed } = input;
  const confirmation = isOwn
    ? { verifiedAt: now }
    : {
        confirmToken: createSecret(),
        confirmExpiresAt: new Date(now.getTime() + CONFIRM_LINK_MS),
      };
  return {
    ...typed,
    ...confirmation,
    userId,
    details: details || null,
    acknowledgedAt: now,
    createdAt: now,
    dueAt: dueDate(now),
  };
}

/** Queues the receipt of an address that needs no link, and tells the operator; else the e-mail with the link. */
async function queueSubmitted(
  tx: Prisma.TransactionClient,
  { id: dataRequestId, verifiedAt }: { id: string; verifiedAt: Date | null },
  { linkDueAt, notifyOperator }: { linkDueAt: Date; notifyOperator: boolean },
): Promise<void> {
  const about = <K extends string>(kind: K) => ({
    kind,
    occasion: `${kind}:${dataRequestId}`,
    dataRequestId,
  });
  if (!verifiedAt)
    return void (await queueEmails(tx, [{ ...about("data_request_confirm"), dueAt: linkDueAt }]));
  await queueEmails(tx, [about("data_request_received"), ...(notifyOperator ? [about("data_request")] : [])]);
}
