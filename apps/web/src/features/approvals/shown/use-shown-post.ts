import type { PostView } from "@takt/domain/posts/model/post-view";
import { useEffect, useState } from "react";
import { trpc } from "~/trpc/react";

/**
 * The post that a reader has before them, and whether it is another one by now than the one that they began to read. `nextId`
 * is loaded before it is asked for.
 */
export function useShownPost(id: string | null, nextId: string | null) {
  const utils = trpc.useUtils();
  const query = trpc.posts.get.useQuery(
    { id: id ?? "" },
    { enabled: id !== null, refetchOnWindowFocus: true },
  );
  const post = query.data;
  const isChanged = useIsChanged(post);
  useEffect(() => {
    if (nextId !== null) void utils.posts.get.prefetch({ id: nextId });
  }, [nextId, utils]);
  return { query, post, isChanged };
}

/** Whether what is published of a post has changed since it was first shown. */
function useIsChanged(post: Pick<PostView, "id" | "approval"> | undefined): boolean {
  const [first, setFirst] = useState<{ id: string; hash: string } | null>(null);
  if (!post?.approval) return false;
  const { id, approval } = post;
  if (first?.id === id) return first.hash !== approval.hash;
  setFirst({ id, hash: approval.hash });
  return false;
}
