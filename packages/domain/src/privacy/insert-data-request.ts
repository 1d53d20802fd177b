import { randomInt } from "node:crypto";
import type { DataRequest, Prisma } from "@takt/db/generated/prisma/client";
import { shortReference } from "../shared/short-reference";

/** References that are tried: each is taken with a chance of one in several hundred million. */
const MAX_ATTEMPTS = 5;

/** Makes a reference to quote, e.g. DR-7K3M9Q. */
export const newDataRequestReference = () => shortReference("DR", (below) => randomInt(below));

type NewRequest = Omit<Prisma.DataRequestCreateManyInput, "reference">;

/** Inserts a data request under a reference that is free. */
export async function insertDataRequest(
  tx: Pick<Prisma.TransactionClient, "dataRequest">,
  request: NewRequest,
  newReference: () => string,
): Promise<DataRequest> {
  for (let tried = 0; tried < MAX_ATTEMPTS; tried++) {
    const data = [{ ...request, reference: newReference() }];
    const [row] = await tx.dataRequest.createManyAndReturn({ data, skipDuplicates: true });
    if (row) return row;
  }
  throw new Error("No reference for a data request was free");
}
