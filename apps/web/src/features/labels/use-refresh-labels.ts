import { trpc } from "~/trpc/react";

/** Asks again for the labels of posts, once they have changed. */
export function useRefreshLabels(): () => Promise<void> {
  const { posts, labels } = trpc.useUtils();
  return async () => {
    void labels.counts.invalidate();
    void posts.calendar.invalidate();
    // A first answer on its way may be older than the change, and is not asked for again as long as it is awaited.
    await labels.ofPost.cancel();
    await Promise.all([posts.list.invalidate(), labels.ofPost.invalidate()]);
  };
}
