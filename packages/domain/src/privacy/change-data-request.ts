import type { DataRequest, Prisma } from "@takt/db/generated/prisma/client";
import type { z } from "zod";
import { queueEmails } from "../outbox/queue-emails";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import type { DataRequestErrorCode } from "./model/data-request";
import type { annotateInput, closeInput, extendInput } from "./model/data-request-input";
import { extendedDueDate, extensionDays } from "./model/extension";

type Deps = Pick<CoreDeps, "db" | "clock">;
/** The operator who does it; null on the command line. */
type OperatorId = string | null;

/**
 * Closes a data request; its author gets an e-mail when it is done and the address is theirs. Refuses with
 * `data_request_not_found` and `data_request_closed`.
 */
export function closeDataRequest(
  deps: Deps,
  operatorId: OperatorId,
  { id, outcome }: z.infer<typeof closeInput>,
): Promise<void> {
  return change(deps, id, async (tx, request, now) => {
    await tx.dataRequest.update({
      where: { id },
      data: outcome === "done" ? { doneAt: now } : { withdrawnAt: now },
    });
    await audit(tx, operatorId, request, `data_request.${outcome}`, now);
    if (outcome === "done" && request.verifiedAt)
      await queueEmails(tx, [
        { kind: "data_request_done", occasion: `data_request_done:${id}`, dataRequestId: id },
      ]);
  });
}

/**
 * Extends the time to answer, within the first month and once, and tells its author why. Refuses with
 * `data_request_not_found`, `data_request_closed`, `data_request_unverified` and `data_request_not_extendable`.
 */
export function extendDataRequest(
  deps: Deps,
  operatorId: OperatorId,
  { id, dueOn, reason }: z.infer<typeof extendInput>,
): Promise<void> {
  return change(deps, id, async (tx, request, now) => {
    if (!request.verifiedAt) throw refusal("data_request_unverified");
    const days = extensionDays({ ...request, closed: false }, now);
    if (!days || dueOn < days.first || dueOn > days.last) throw refusal("data_request_not_extendable");
    const dueAt = extendedDueDate(request, dueOn);
    await tx.dataRequest.update({
      where: { id },
      data: { dueAt, extendedAt: now, extensionReason: reason },
    });
    await audit(tx, operatorId, request, "data_request.extended", now, { dueOn });
    await queueEmails(tx, [
      { kind: "data_request_extended", occasion: `data_request_extended:${id}`, dataRequestId: id },
    ]);
  });
}

/** Keeps the operator's own note about a request, also about a closed one. Refuses with `data_request_not_found`. */
export async function annotateDataRequest(
  { db, clock }: Deps,
  operatorId: OperatorId,
  { id, note }: z.infer<typeof annotateInput>,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const request = await lock(tx, id);
    await tx.dataRequest.update({ where: { id }, data: { note: note || null } });
    await audit(tx, operatorId, request, "data_request.noted", new Date(clock.now()));
  });
}

/** Runs `work` with an open request that nobody else changes meanwhile. */
async function change(
  { db, clock }: Deps,
  id: string,
  work: (tx: Prisma.TransactionClient, request: DataRequest, now: Date) => Promise<void>,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const request = await lock(tx, id);
    if (request.doneAt || request.withdrawnAt) throw refusal("data_request_closed");
    await work(tx, request, new Date(clock.now()));
  });
}

async function lock(tx: Prisma.TransactionClient, id: string): Promise<DataRequest> {
  await tx.$queryRaw`select 1 from data_requests where id = ${id}::uuid for update`;
  const request = await tx.dataRequest.findUnique({ where: { id } });
  if (!request) throw refusal("data_request_not_found");
  return request;
}

const refusal = (code: DataRequestErrorCode) => new DomainError<DataRequestErrorCode>(code);

async function audit(
  tx: Prisma.TransactionClient,
  userId: OperatorId,
  { id: subject, reference }: DataRequest,
  action: string,
  at: Date,
  more: Record<string, string> = {},
): Promise<void> {
  await tx.auditEntry.create({ data: { at, userId, subject, action, data: { reference, ...more } } });
}
