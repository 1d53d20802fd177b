import type { Actor } from "@takt/domain/shared/actor";
import { requireAct } from "@takt/domain/workspaces/model/acts";
import {
  answerSafely,
  type ApiAnswer,
  authenticate,
  type Caller,
  consumeQuotas,
  type Place,
  requireScope,
  toHeaders,
} from "../answer-request";

/**
 * Answers a request of the tus door of programs: who calls, the limits and the scope are as for every operation, and what
 * fails is a problem. `work` does the request as the member whose key it is.
 */
export function answerUpload(
  place: Place,
  request: Caller,
  work: (actor: Actor) => Promise<ApiAnswer>,
): Promise<ApiAnswer> {
  return answerSafely(place, async (headers, noted) => {
    const caller = await authenticate(place.deps, request);
    Object.assign(noted, { operation: "upload", key: caller.program.id });
    Object.assign(headers, toHeaders(await consumeQuotas(place.deps, caller)));
    requireScope(caller, { scope: "media:write" });
    requireAct(caller.actor, "drafts.write");
    return work(caller.actor);
  });
}
