import { randomInt } from "node:crypto";
import type { CoreDeps } from "../shared/core-deps";
import { consumeRateLimit } from "../limits/consume-rate-limit";
import { queueEmails } from "../outbox/queue-emails";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { withUserLocked } from "../shared/with-user-locked";
import { toDataRequestView, type DataRequestView } from "./model/data-request";
import type { DataRequestErrorCode } from "./model/data-request-errors";
import { dataRequestReference } from "./model/data-request-reference";
import { dueDate } from "./model/due-date";

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
  newReference = () => dataRequestReference((below) => randomInt(below)),
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
