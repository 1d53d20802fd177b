import { lifecycleState } from "./posts/present-post";
import { mediaStatus } from "./model/media-failure";
import type { Backend } from "./backend";

/** The body of GET /_emulator/state. `?author={sub}` and `?since={ms}` filter the posts. */
export function readState(backend: Backend, query: URLSearchParams) {
  const { apps, clock, quota, store } = backend;
  const now = clock.now();
  const since = Number(query.get("since") ?? 0);
  const calls = apps.all.map(({ clientId }) => [clientId, quota.read(clientId)] as const);
  const { app, members } = quota.read(apps.first.clientId);
  return {
    now,
    settings: backend.settings.get(),
    members: [...store.members.values()].map((member) => ({
      ...member,
      connected: store.grantOf(apps.first.clientId, member.sub) !== undefined,
      /** The ids by which the apps know the member that the member has granted something. */
      persons: Object.fromEntries(
        store.grantsOf(member.sub).map((grant) => [grant.app, apps.personId(grant.app, member.sub)]),
      ),
    })),
    posts: store
      .postsOf(query.get("author") ?? undefined)
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
    /** Of the first app. */
    calls: { app: app.total, members },
    callsByApp: Object.fromEntries(calls.map(([clientId, counted]) => [clientId, counted.app.total])),
  };
}
