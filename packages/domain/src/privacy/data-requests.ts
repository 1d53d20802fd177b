import { randomInt } from "node:crypto";
import type { CoreDeps } from "../shared/core-deps";
import { consumeRateLimit } from "../limits/consume-rate-limit";
import { queueEmails } from "../outbox/queue-emails";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { shortReference } from "../shared/short-reference";
import { withUserLocked } from "../shared/with-user-locked";
import { toDataRequestView, type DataRequestView, type DataRequestErrorCode } from "./model/data-request";
import { dueDate } from "./model/due-date";
import { WITHDRAWN } from "./plan-data-request-email";

/** More than any user has. */
const MAX_REQUESTS = 50;

/** References that are tried: each is taken with a chance of one in several hundred million. */
const MAX_ATTEMPTS = 5;

type Kind = Pick<DataRequestView, "type">;

/**
 * Requests a copy of the actor's data or the deletion of the account, and queues an email about it to the operator.
 * Refuses with `data_request_open` while one of the type is open, or with `rate_exceeded`.
 */
export async function requestData(
  deps: Pick<CoreDeps, "db" | "clock">,
  actor: Pick<Actor, "userId">,
  { type }: Kind,
  newReference = () => shortReference("DR", (below) => randomInt(below)),
): Promise<DataRequestView> {
  const { db, clock } = deps;
  const { userId } = actor;
  const open = { userId, type, withdrawnAt: null, doneAt: null };
  const refuseOpen = () => new DomainError<DataRequestErrorCode>("data_request_open");
  // Checked first, so that a repeated request does not count against the rate limit.
  if (await db.dataRequest.findFirst({ where: open })) throw refuseOpen();
  await consumeRateLimit(deps, actor, "dataRequest");
  // Under the user's lock: of two concurrent calls the second sees the first one's request.
  return withUserLocked(db, userId, async (tx) => {
    if (await tx.dataRequest.findFirst({ where: open })) throw refuseOpen();
    const createdAt = new Date(clock.now());
    for (let tried = 0; tried < MAX_ATTEMPTS; tried++) {
      const data = { userId, type, createdAt, dueAt: dueDate(createdAt), reference: newReference() };
      const [row] = await tx.dataRequest.createManyAndReturn({ data: [data], skipDuplicates: true });
      if (!row) continue;
      const { id: dataRequestId } = row;
      await queueEmails(tx, [
        { kind: "data_request", occasion: `data_request:${dataRequestId}`, userId, dataRequestId },
      ]);
      return toDataRequestView(row);
    }
    throw new Error("No reference for a data request was free");
  });
}

/** Lists the actor's data requests, open and done, newest first; withdrawn ones are left out. */
export async function listDataRequests(
  { db }: Pick<CoreDeps, "db">,
  { userId }: Pick<Actor, "userId">,
): Promise<DataRequestView[]> {
  const rows = await db.dataRequest.findMany({
    where: { userId, withdrawnAt: null },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_REQUESTS,
  });
  return rows.map(toDataRequestView);
}

/**
 * Withdraws an open request of the actor, and queues an email about it to the operator, who may be working on it.
 * Refuses with `data_request_not_found` when it is missing, another user's, done or withdrawn.
 */
export async function withdrawDataRequest(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  { userId }: Pick<Actor, "userId">,
  id: string,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.dataRequest.updateMany({
      where: { id, userId, withdrawnAt: null, doneAt: null },
      data: { withdrawnAt: new Date(clock.now()) },
    });
    if (count === 0) throw new DomainError<DataRequestErrorCode>("data_request_not_found");
    await queueEmails(tx, [
      { kind: "data_request", occasion: `${WITHDRAWN}${id}`, userId, dataRequestId: id },
    ]);
  });
}
