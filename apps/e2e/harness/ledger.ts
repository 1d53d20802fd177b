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

/** What LinkedIn really has of a member: the only judge. */
export async function ledgerOf(stack: Stack, memberSub: string): Promise<LedgerPost[]> {
  const { posts } = await stack.linkedin.state<{ posts: LedgerPost[] }>({ author: memberSub });
  return posts;
}
