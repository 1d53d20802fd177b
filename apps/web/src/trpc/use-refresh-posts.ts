import type { PostView } from "@takt/domain/posts/model/post-view";
import { useCallback } from "react";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";

/** Updates the cache after a change: sets the post and refetches lists, counts, calendar and Today. */
export function useRefreshPosts(): (post?: PostView) => void {
  const utils = trpc.useUtils();
  return useCallback(
    (post) => {
      if (post) setQueryData(utils.posts.get, { id: post.id }, post);
      void utils.posts.list.invalidate();
      void utils.posts.counts.invalidate();
      void utils.posts.calendar.invalidate();
      void utils.posts.next.invalidate();
      void utils.posts.overview.invalidate();
      void utils.posts.needs.invalidate();
      void utils.slots.nextFree.invalidate();
      void utils.slots.free.invalidate();
      void utils.plans.usage.invalidate();
      void utils.activity.invalidate();
      void utils.approvals.waiting.invalidate();
      if (!post) return;
      void utils.approvals.events.invalidate({ id: post.id });
      void utils.posts.receipts.invalidate({ id: post.id });
      void utils.posts.commentReceipts.invalidate({ id: post.id });
    },
    [utils],
  );
}
