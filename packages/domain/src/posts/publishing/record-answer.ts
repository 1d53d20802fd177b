import type { Db } from "@takt/db/client";
import type { Answer, CreateOutcome } from "../ports/publisher";

/** Records LinkedIn's answer to a call in its row of publish_attempts. */
export async function recordAnswer(
  db: Pick<Db, "publishAttempt">,
  callId: string,
  { kind, status, requestId, message }: Answer & Pick<CreateOutcome, "kind">,
): Promise<void> {
  await db.publishAttempt.updateMany({
    where: { id: callId },
    data: {
      outcome: kind,
      answeredAt: new Date(),
      httpStatus: status ?? null,
      linkedinRequestId: requestId ?? null,
      linkedinMessage: message ?? null,
    },
  });
}
