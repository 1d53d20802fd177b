import { consumeRateLimit } from "../limits/consume-rate-limit";
import { type Actor, ownIn } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { createSecretToken } from "../secrets/secret-token";
import { FEED_COLUMNS, toFeedView } from "./get-feed";
import type { FeedInput } from "./model/feed-input";
import type { NewFeed } from "./model/feed-view";

type Deps = Pick<CoreDeps, "db" | "clock">;

/** Makes the address of the actor's feed in the workspace; one before it ends. Refuses with `rate_exceeded`. */
export async function createFeed(deps: Deps, actor: Actor, input: FeedInput): Promise<NewFeed> {
  await consumeRateLimit(deps, actor, "calendarFeed");
  const { token, tokenHash } = createSecretToken();
  const row = { ...input, tokenHash, createdAt: new Date(deps.clock.now()), lastReadOn: null };
  const feed = await deps.db.calendarFeed.upsert({
    where: { workspaceId_userId: ownIn(actor) },
    create: { ...ownIn(actor), ...row },
    update: row,
    select: FEED_COLUMNS,
  });
  return { token, feed: toFeedView(feed) };
}

/** Ends the address of the actor's feed in the workspace; without one, nothing is to be done. */
export async function deleteFeed({ db }: Pick<Deps, "db">, actor: Actor): Promise<void> {
  await db.calendarFeed.deleteMany({ where: ownIn(actor) });
}
