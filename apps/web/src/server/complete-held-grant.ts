import { answerMemberQuestion } from "@takt/domain/connections/answer-member-question";
import type { ApiProduct } from "@takt/domain/connections/model/api-product";
import type { ConnectOutcome } from "@takt/domain/connections/model/connect-outcome";
import type { HeldGrant } from "@takt/domain/connections/seal-held-grant";
import type { Actor } from "@takt/domain/shared/actor";
import { DomainError } from "@takt/domain/shared/domain-error";
import { startApiRuns } from "@takt/domain/sync/start-api-runs";
import { deps } from "./deps";

/** Stores or revokes a held grant as its member has answered, and starts reading with what is stored. */
export async function completeHeldGrant(
  actor: Actor,
  product: ApiProduct,
  answer: { held: HeldGrant; isMine: boolean },
): Promise<ConnectOutcome> {
  try {
    await answerMemberQuestion(deps(), actor, product, answer);
  } catch (error) {
    if (error instanceof DomainError && error.code === "connection_other_member") return "other_member";
    throw error;
  }
  if (!answer.isMine) return "not_mine";
  await startApiRuns(deps(), actor.userId);
  return "connected";
}
