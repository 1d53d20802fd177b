import type { Stack } from "./start-stack";

type LedgerPost = {
  urn: string;
  author: string;
  sent: string;
  published: string;
  visibility: string;
  content: { media?: { id: string }; multiImage?: { images: { id: string }[] } } | null;
  createdAt: number;
  lifecycleState: string;
};

/** Returns a member's posts as the emulated LinkedIn has them, the source of truth of every test. */
export async function getLedger(stack: Stack, memberSub: string): Promise<LedgerPost[]> {
  const { posts } = await stack.linkedin.state<{ posts: LedgerPost[] }>({ author: memberSub });
  return posts;
}
