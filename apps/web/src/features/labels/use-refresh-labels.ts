import { trpc } from "~/trpc/react";

/** Asks again for the labels of posts, once they have changed. */
export function useRefreshLabels(): () => Promise<void> {
  const { posts, labels } = trpc.useUtils();
  return async () => {
    void labels.counts.invalidate();
    void posts.calendar.invalidate();
    await Promise.all([posts.list.invalidate(), labels.ofPost.invalidate()]);
  };
}
