import type { Deps } from "../deps";
import { TIMING } from "../posts/model/publish-timing";
import type { Actor } from "../shared/actor";
import { revokeTokens } from "./revoke-tokens";
import { takeTokens } from "./take-tokens";

export type DisconnectResult = {
  /** Posts that were still being sent when the wait ended. */
  inFlight: number;
  /** Whether LinkedIn confirmed that the access has ended; true as well when there was no token to end. */
  revoked: boolean;
};

/**
 * Forgets the tokens at once, so that scheduled posts are held back. A create that is in flight is awaited, so that
 * nothing goes out after the answer; only then is LinkedIn asked to end the access, because a post that is being sent
 * would be refused in the middle of it.
 */
export async function disconnect(
  deps: Pick<Deps, "db" | "clock" | "vault" | "revokeToken" | "log">,
  actor: Actor,
): Promise<DisconnectResult> {
  const tokens = await takeTokens(deps, actor.userId);
  const inFlight = await waitForCreates(deps, actor);
  return { inFlight, revoked: await revokeTokens(deps, actor.userId, tokens) };
}

/** Waits until no create of the actor is in flight, at most as long as one lasts. Answers how many are left. */
async function waitForCreates({ db, clock }: Pick<Deps, "db" | "clock">, actor: Actor): Promise<number> {
  const end = clock.now() + TIMING.http + TIMING.fresh;
  for (;;) {
    const inFlight = await db.publishAttempt.count({
      where: {
        outcome: null,
        post: { authorId: actor.userId, status: "publishing" },
        sentAt: { gt: new Date(clock.now() - TIMING.lease) },
      },
    });
    if (inFlight === 0 || clock.now() > end) return inFlight;
    await clock.sleep(250);
  }
}
