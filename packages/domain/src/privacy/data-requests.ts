import { queueEmails } from "../outbox/queue-emails";
import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import { toDataRequestView, type DataRequestView, type DataRequestErrorCode } from "./model/data-request";
import { WITHDRAWN } from "./plan-data-request-email";

/** More than any user has. */
const MAX_REQUESTS = 50;

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
