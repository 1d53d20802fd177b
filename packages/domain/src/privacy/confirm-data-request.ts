import { queueEmailOnce } from "../outbox/queue-emails";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import type { DataRequestErrorCode } from "./model/data-request";
import { toReceipt, type DataRequestReceipt } from "./model/data-request-receipt";

/**
 * Confirms the address of a data request by the link of its e-mail, once, sends the receipt and tells the operator. A link that was used
 * answers the same until it expires, and does nothing. Refuses with `data_request_link_invalid`.
 */
export async function confirmDataRequest(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  { token }: { token: string },
): Promise<DataRequestReceipt> {
  const now = new Date(clock.now());
  const valid = { confirmToken: token, confirmExpiresAt: { gt: now }, withdrawnAt: null };
  return db.$transaction(async (tx) => {
    // Of two calls at the same time the second waits, and finds the address confirmed.
    const [confirmed] = await tx.dataRequest.updateManyAndReturn({
      where: { ...valid, verifiedAt: null, doneAt: null },
      data: { verifiedAt: now },
    });
    if (confirmed) {
      const { id } = confirmed;
      for (const kind of ["data_request_received", "data_request"] as const)
        await queueEmailOnce(tx, { kind, occasion: `${kind}:${id}`, dataRequestId: id });
      return toReceipt(confirmed);
    }
    const used = await tx.dataRequest.findFirst({ where: { ...valid, verifiedAt: { not: null } } });
    if (!used) throw new DomainError<DataRequestErrorCode>("data_request_link_invalid");
    return toReceipt(used);
  });
}
