import { clearTokens, revokeTokens } from "../../connections/clear-tokens";
import { clearGrants, revokeGrants } from "../../connections/disconnect-product";
import { purgeApiReports } from "../../connections/purge-api-reports";
import type { Actor } from "../../shared/actor";
import type { PostsDeps } from "../deps";
import { TIMING } from "../model/publish-timing";

const POLL_INTERVAL_MS = 250;

export type DisconnectResult = {
  /** Posts that were still being sent when the wait ended. */
  inFlight: number;
  /** Whether LinkedIn confirmed that the access has ended; also true when there was no token to revoke. */
  revoked: boolean;
};

/**
 * Deletes the tokens at once, so that scheduled posts are held back, and then waits for creates in flight, so that
 * nothing goes out after it returns. Only then are the tokens revoked: LinkedIn would refuse a post that is being sent.
 * The grants of LinkedIn's products end with it, and what their APIs have reported of the member goes.
 */
export async function disconnect(
  deps: Pick<PostsDeps, "db" | "clock" | "vault" | "revokeToken" | "revokeGrant" | "log">,
  actor: Pick<Actor, "userId">,
): Promise<DisconnectResult> {
  const tokens = await clearTokens(deps, actor.userId);
  const grants = await clearGrants(deps, actor.userId);
  await purgeApiReports(deps, actor.userId);
  const inFlight = await waitForCreates(deps, actor);
  const [revoked, ofProducts] = await Promise.all([
    revokeTokens(deps, actor.userId, tokens),
    revokeGrants(deps, actor.userId, grants),
  ]);
  return { inFlight, revoked: revoked && ofProducts };
}

/** Waits until no create of the actor is in flight, at most as long as one lasts. Returns how many are left. */
async function waitForCreates(
  { db, clock }: Pick<PostsDeps, "db" | "clock">,
  actor: Pick<Actor, "userId">,
): Promise<number> {
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
    await clock.sleep(POLL_INTERVAL_MS);
  }
}
