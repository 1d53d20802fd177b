import type { Db } from "@takt/db/client";
import {
  annotateDataRequest,
  closeDataRequest,
  extendDataRequest,
} from "@takt/domain/privacy/change-data-request";
import { systemClock } from "@takt/domain/shared/core-deps";
import { DomainError } from "@takt/domain/shared/domain-error";

/** A change of a data request. */
export type RequestChange =
  | { verb: "done" | "withdrawn" }
  | { verb: "extend"; dueOn: string; reason: string }
  | { verb: "note"; note: string };

/** Changes the data request of a reference. @returns the exit code */
export async function changeRequest(db: Db, reference: string, change: RequestChange): Promise<number> {
  const found = await db.dataRequest.findUnique({ where: { reference }, select: { id: true } });
  if (!found) {
    console.error(`There is no data request ${reference}.`);
    return 1;
  }
  try {
    await apply(db, found.id, change);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    console.error(`${reference} was not changed: ${REFUSALS[error.code] ?? error.code}.`);
    return 1;
  }
  console.log(`${reference}: ${DONE[change.verb]}.`);
  return 0;
}

function apply(db: Db, id: string, change: RequestChange): Promise<void> {
  const deps = { db, clock: systemClock };
  if (change.verb === "extend")
    return extendDataRequest(deps, null, { id, dueOn: change.dueOn, reason: change.reason });
  if (change.verb === "note") return annotateDataRequest(deps, null, { id, note: change.note });
  return closeDataRequest(deps, null, { id, outcome: change.verb });
}

const DONE: Record<RequestChange["verb"], string> = {
  done: "done",
  withdrawn: "withdrawn",
  extend: "extended",
  note: "note saved",
};

const REFUSALS: Record<string, string> = {
  data_request_closed: "it is closed already",
  data_request_unverified: "its address is not confirmed",
  data_request_not_extendable: "once, within the first month, and by two months at most",
};
