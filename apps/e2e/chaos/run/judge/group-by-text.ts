import type { Evidence, LedgerPost, PostRow } from "../evidence";

/** Posts with the same text (usually one) and the LinkedIn posts with that text. */
export type Group = { key: string; posts: PostRow[]; ledger: LedgerPost[] };

export function groupByText({ posts, ledger }: Pick<Evidence, "posts" | "ledger">): Group[] {
  const byKey = new Map<string, Group>();
  for (const post of posts) {
    const group = byKey.get(post.key) ?? { key: post.key, posts: [], ledger: [] };
    group.posts.push(post);
    byKey.set(post.key, group);
  }
  for (const post of ledger) byKey.get(keyOf(post.text))?.ledger.push(post);
  return [...byKey.values()];
}

/** Returns the key with which a post's text begins. */
export const keyOf = (text: string) => text.split(/\s/, 1)[0]!;
