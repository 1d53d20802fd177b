import type { Db } from "@takt/db/client";
import type { Answer, CreateOutcome } from "../ports/publisher";

/** Writes what LinkedIn answered to a call into its receipt. */
export async function recordAnswer(
  db: Pick<Db, "publishAttempt">,
  receiptId: string,
  { kind, status, requestId, words }: Answer & Pick<CreateOutcome, "kind">,
): Promise<void> {
  await db.publishAttempt.updateMany({
    where: { id: receiptId },
    data: {
      outcome: kind,
      answeredAt: new Date(),
      httpStatus: status ?? null,
      linkedinRequestId: requestId ?? null,
      linkedinWords: words ?? null,
    },
  });
}
