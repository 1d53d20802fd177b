import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { TIMING } from "../posts/model/publish-timing";

/**
 * Destroys the tokens; scheduled posts are held back. A create that is in flight is awaited, so that
 * nothing goes out after the answer. Returns how many posts were still being sent when the wait ended.
 */
export async function disconnect(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
): Promise<{ inFlight: number }> {
  // Claims hold a share lock on this row: after this statement no new one can succeed.
  await db.user.update({
    where: { id: actor.userId },
    data: {
      linkedinStatus: "none",
      linkedinAuthorized: false,
      linkedinAccessToken: null,
      linkedinAccessTokenExpiresAt: null,
      linkedinRefreshToken: null,
      linkedinReason: null,
    },
  });
  const end = clock.now() + TIMING.http + TIMING.fresh;
  for (;;) {
    const inFlight = await db.publishAttempt.count({
      where: {
        outcome: null,
        post: { authorId: actor.userId, status: "publishing" },
        sentAt: { gt: new Date(clock.now() - TIMING.lease) },
      },
    });
    if (inFlight === 0 || clock.now() > end) return { inFlight };
    await clock.sleep(250);
  }
}
