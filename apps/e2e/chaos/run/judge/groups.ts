import type { Evidence, LedgerPost, PostRow } from "../evidence";

/** Posts with the same text, usually one, and what LinkedIn has of it. */
export type Group = { key: string; posts: PostRow[]; ledger: LedgerPost[] };

export function groups({ posts, ledger }: Pick<Evidence, "posts" | "ledger">): Group[] {
  const byKey = new Map<string, Group>();
  for (const post of posts) {
    const group = byKey.get(post.key) ?? { key: post.key, posts: [], ledger: [] };
    group.posts.push(post);
    byKey.set(post.key, group);
  }
  for (const post of ledger) byKey.get(keyIn(post.text))?.ledger.push(post);
  return [...byKey.values()];
}

/** A post's text begins with its key. */
export const keyIn = (text: string) => text.split(/\s/, 1)[0]!;
