import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { useEffect, useEffectEvent, useRef } from "react";
import { trpc } from "~/trpc/react";

export type ReceiptOf = Pick<PostSummary, "id" | "version" | "status" | "commentState">;

/** Every call that was made to LinkedIn for a post, as the post is by now; `calls` are those that publish it. */
export function useReceipt(post: ReceiptOf) {
  const { id } = post;
  const { data: calls, error } = trpc.posts.receipts.useQuery({ id });
  const { data: changes = [] } = trpc.posts.changes.useQuery({ id });
  const { data: comments = [] } = trpc.posts.commentReceipts.useQuery({ id });
  useFreshReceipts(post);
  return { calls, changes, comments, hasFailed: error !== null };
}

export type Receipt = ReturnType<typeof useReceipt>;

/** Asks for the receipts again once the post is no longer what they were asked for. */
function useFreshReceipts({ id, version, status, commentState }: ReceiptOf): void {
  const { posts } = trpc.useUtils();
  const shown = useRef<string>(undefined);
  const state = JSON.stringify([version, status, commentState]);
  const refetch = useEffectEvent(() => {
    for (const query of [posts.receipts, posts.changes, posts.commentReceipts]) void query.invalidate({ id });
  });
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== state) refetch();
    shown.current = state;
  }, [state]);
}
