import { createHash, randomBytes } from "node:crypto";
import type { Prisma } from "@takt/db/generated/prisma/client";
import { consumeRateLimit } from "../limits/consume-rate-limit";
import { queueEmails } from "../outbox/queue-emails";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import { insertDataRequest, newDataRequestReference } from "./insert-data-request";
import type { DataRequestErrorCode } from "./model/data-request";
import type { PublicDataRequestInput } from "./model/data-request-input";
import { toReceipt, type DataRequestReceipt } from "./model/data-request-receipt";
import { CONFIRM_LINK_MS } from "./model/data-request-timing";
import { dueDate } from "./model/due-date";

/** Who asks on the public page. */
export type RequestVisitor = {
  userId: string | null;
  /** The address that LinkedIn has verified as a signed-in user's; null when there is none. */
  verifiedEmail: string | null;
  /** Tells visitors from each other; null where their address is not known. */
  visitorHash: string | null;
};

/** Requests with one address that wait for their link, which anybody can make with anybody's address. */
const MAX_UNCONFIRMED = 3;

/**
 * Receives a data request from anybody, and queues its receipt. The address is confirmed by the link in it, except for a
 * signed-in user's own. The time to answer runs from here. Refuses with `rate_exceeded`, `data_request_open` when one of
 * the type is open for the address, and `data_requests_full`. Repeated under the same id it answers the first one.
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
  await consumeLimits(deps, visitor, emailHash);
  return deps.db.$transaction(async (tx) => {
    // Two calls with one address wait for each other: the second sees what the first has made.
    await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${`data_request:${emailHash}`}, 0))::text`;
    const first = await tx.dataRequest.findUnique({ where: { id: input.id } });
    if (first) return toReceipt(first);
    const now = new Date(deps.clock.now());
    await refuseTooMany(tx, input, now);
    const row = await insertDataRequest(tx, newRow(visitor, input, now), newReference);
    await queueSubmitted(tx, row);
    return toReceipt(row);
  });
}

async function consumeLimits(
  deps: Pick<CoreDeps, "db" | "clock">,
  { userId, visitorHash }: RequestVisitor,
  emailHash: string,
): Promise<void> {
  if (userId !== null) await consumeRateLimit(deps, { userId }, "dataRequestVisitor");
  else if (visitorHash !== null) await consumeRateLimit(deps, { visitorHash }, "dataRequestVisitor");
  await consumeRateLimit(deps, { visitorHash: emailHash }, "dataRequestEmail");
}

async function refuseTooMany(
  tx: Prisma.TransactionClient,
  { email, type }: PublicDataRequestInput,
  now: Date,
): Promise<void> {
  // Prisma's insensitive comparison is ILIKE, in which the underscores of an address stand for any character.
  const [open] = await tx.$queryRaw<{ same: number; unconfirmed: number }[]>`
    select count(*) filter (where verified_at is not null and type::text = ${type})::int as same,
      count(*) filter (where verified_at is null and confirm_expires_at > ${now})::int as unconfirmed
    from data_requests
    where lower(email) = lower(${email}) and withdrawn_at is null and done_at is null`;
  if (open!.same > 0) throw new DomainError<DataRequestErrorCode>("data_request_open");
  if (open!.unconfirmed >= MAX_UNCONFIRMED) throw new DomainError<DataRequestErrorCode>("data_requests_full");
}

function newRow({ userId, verifiedEmail }: RequestVisitor, input: PublicDataRequestInput, now: Date) {
  const { acknowledged: _, details, ...typed } = input;
  const isOwn = verifiedEmail !== null && verifiedEmail.toLowerCase() === input.email.toLowerCase();
  const confirmation = isOwn
    ? { verifiedAt: now }
    : {
        confirmToken: randomBytes(32).toString("base64url"),
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

async function queueSubmitted(
  tx: Prisma.TransactionClient,
  { id: dataRequestId, verifiedAt }: { id: string; verifiedAt: Date | null },
): Promise<void> {
  await queueEmails(tx, [
    { kind: "data_request_received", occasion: `data_request_received:${dataRequestId}`, dataRequestId },
    ...(verifiedAt
      ? [{ kind: "data_request" as const, occasion: `data_request:${dataRequestId}`, dataRequestId }]
      : []),
  ]);
}
