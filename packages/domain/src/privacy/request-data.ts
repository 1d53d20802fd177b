import { randomInt } from "node:crypto";
import type { Deps } from "../deps";
import { spendRate } from "../limits/spend-rate";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { withUserLocked } from "../shared/with-user-locked";
import type { DataRequestView } from "./model/data-request";
import type { DataRequestErrorCode } from "./model/data-request-errors";
import { dataRequestReference } from "./model/data-request-reference";
import { dueDate } from "./model/due-date";
import { toDataRequestView } from "./to-data-request-view";

/** References tried: each is taken with a chance of one to some hundred million. */
const TRIES = 5;

type Kind = Pick<DataRequestView, "type">;

/**
 * Asks the provider for a copy of the actor's data or for the end of the account, with a letter about it to be sent.
 * Refuses with `data_request_open` while one of the type is open, or with `rate_exceeded`.
 */
export async function requestData(
  deps: Pick<Deps, "db" | "clock">,
  actor: Pick<Actor, "userId">,
  { type }: Kind,
  newReference = () => dataRequestReference((below) => randomInt(below)),
): Promise<DataRequestView> {
  const { db, clock } = deps;
  const { userId } = actor;
  const open = { userId, type, withdrawnAt: null, doneAt: null };
  const refuseOpen = () => new DomainError<DataRequestErrorCode>("data_request_open");
  // Asking twice by mistake spends nothing.
  if (await db.dataRequest.findFirst({ where: open })) throw refuseOpen();
  await spendRate(deps, actor, "dataRequest");
  // One at a time of a user: of two at once the second sees the first's.
  return withUserLocked(db, userId, async (tx) => {
    if (await tx.dataRequest.findFirst({ where: open })) throw refuseOpen();
    const createdAt = new Date(clock.now());
    for (let tried = 0; tried < TRIES; tried++) {
      const data = { userId, type, createdAt, dueAt: dueDate(createdAt), reference: newReference() };
      const [row] = await tx.dataRequest.createManyAndReturn({ data: [data], skipDuplicates: true });
      if (!row) continue;
      await tx.outgoingMail.create({
        data: { kind: "data_request", occasion: `data_request:${row.id}`, userId, dataRequestId: row.id },
      });
      return toDataRequestView(row);
    }
    throw new Error("No reference for a data request was free");
  });
}
