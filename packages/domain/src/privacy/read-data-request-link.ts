import type { CoreDeps } from "../shared/core-deps";
import { confirmDataRequestInput } from "./model/data-request-input";
import { toReceipt, type DataRequestReceipt } from "./model/data-request-receipt";

/** `open`: it confirms a request. `used`: it has confirmed this one. `invalid`: it leads nowhere, or no more. */
export type DataRequestLink = { state: "open" | "invalid" } | { state: "used"; request: UsedRequest };

/** A confirmed request; `doneAt` when it was answered, `withdrawnAt` when its author no longer wants it. */
type UsedRequest = DataRequestReceipt & {
  verifiedAt: Date;
  doneAt: Date | null;
  withdrawnAt: Date | null;
};

/** Tells what the link of an e-mail about a data request still does, and changes nothing. `token` is what its address has. */
export async function readDataRequestLink(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  token: string,
): Promise<DataRequestLink> {
  const input = confirmDataRequestInput.safeParse({ token });
  if (!input.success) return { state: "invalid" };
  const row = await db.dataRequest.findUnique({ where: { confirmToken: token } });
  if (!row) return { state: "invalid" };
  const { verifiedAt, doneAt, withdrawnAt, confirmExpiresAt } = row;
  if (verifiedAt) return { state: "used", request: { ...toReceipt(row), verifiedAt, doneAt, withdrawnAt } };
  const isOver = doneAt !== null || withdrawnAt !== null || Number(confirmExpiresAt) <= clock.now();
  return { state: isOver ? "invalid" : "open" };
}
