import { type Backend, duplicateKey } from "../backend";
import type { Content, Post } from "../model/entities";
import { snowflake } from "../model/snowflake";

type New = Pick<Post, "author" | "sent" | "published" | "visibility" | "content"> &
  Partial<Pick<Post, "plain" | "feedDistribution" | "reshareOf" | "isReshareDisabledByAuthor">>;
type Outcome = { settlesAt: number; settlesTo: Post["settlesTo"] };

/** Stores a new post, created at `now`, which readers see from `settlesAt` on. */
export function publish(
  backend: Backend,
  draft: New,
  now = backend.clock.now(),
  { settlesAt, settlesTo }: Outcome = { settlesAt: now, settlesTo: "PUBLISHED" },
): Post {
  const post: Post = {
    feedDistribution: "MAIN_FEED",
    reshareOf: null,
    isReshareDisabledByAuthor: false,
    ...draft,
    urn: newUrn(backend, draft.content, now),
    createdAt: now,
    lastModifiedAt: now,
    edited: false,
    deletedAt: null,
    settlesAt,
    settlesTo,
  };
  backend.store.savePost(post);
  backend.duplicates.add(duplicateKey(post), now);
  return post;
}

/** Documents and videos become ugcPosts, all else shares (Microsoft Learn, Posts API). */
export function newUrn({ store }: Backend, content: Content | null | undefined, now: number): string {
  const type = /^urn:li:(document|video):/.test(content?.media?.id ?? "") ? "ugcPost" : "share";
  for (;;) {
    const urn = `urn:li:${type}:${snowflake(now)}`;
    if (!store.posts.has(urn)) return urn;
  }
}
