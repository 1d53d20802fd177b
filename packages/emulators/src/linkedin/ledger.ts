import { lifecycleState } from "./model/lifecycle-state";
import { mediaStatus } from "./model/media-status";
import type { World } from "./world";

/**
 * What GET /_emulator/state answers: what really happened, for tests to compare with what an app believes.
 * `?author={sub}` and `?since={ms}` narrow the posts, which may be many.
 */
export function ledger(world: World, query: URLSearchParams) {
  const { clock, store } = world;
  const now = clock.now();
  const since = Number(query.get("since") ?? 0);
  const { app, members } = store.calls();
  return {
    now,
    settings: world.settings.get(),
    members: [...store.members.values()].map((member) => ({
      ...member,
      connected: store.grants.has(member.sub),
    })),
    posts: store
      .timeline(query.get("author") ?? undefined)
      .map((urn) => store.posts.get(urn)!)
      .filter((post) => post.createdAt >= since)
      .map(({ deletedAt, settlesAt, settlesTo, ...post }) => ({
        ...post,
        deleted: deletedAt !== null,
        deletedAt,
        lifecycleState: lifecycleState({ settlesAt, settlesTo }, now),
      })),
    media: [...store.media.values()].map(({ slots: _, ...media }) => ({
      ...media,
      status: mediaStatus(media, now),
    })),
    calls: { app: app.total, members },
  };
}
