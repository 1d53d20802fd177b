import type { RouterOutputs } from "~/trpc/react";

type Waiting = RouterOutputs["approvals"]["waiting"];
/** A post that waits for the reader's approval. */
export type WaitingPost = Waiting["posts"][number];

/** Takes a post out of those that wait. */
export function withoutPost({ posts, count }: Waiting, id: string): Waiting {
  const left = posts.filter((post) => post.id !== id);
  return { posts: left, count: count - (posts.length - left.length) };
}

/** Puts a post among those that wait, in the server's order: what goes out first, then those without a time. */
export function withPost(waiting: Waiting, post: WaitingPost): Waiting {
  const others = withoutPost(waiting, post.id);
  const posts = [...others.posts, post].toSorted(compare);
  return { posts, count: others.count + 1 };
}

/** The post that is shown once this one is decided: the next one, or else the one before; null where it is the only one. */
export function findNeighbour<Post extends { id: string }>(posts: readonly Post[], id: string): Post | null {
  const place = posts.findIndex((post) => post.id === id);
  return posts[place + 1] ?? posts[place - 1] ?? null;
}

function compare(a: WaitingPost, b: WaitingPost): number {
  const toTime = ({ scheduledAt }: WaitingPost) => scheduledAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return toTime(a) - toTime(b) || (a.id < b.id ? -1 : 1);
}
