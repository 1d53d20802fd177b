import { askAnew } from "../../trpc/ask-anew";
import { trpc } from "../../trpc/react";

/** After a change: the lists, the number, and what the dashboard tells. */
export function useRefreshBookmarks(): () => void {
  const { topics, activity } = trpc.useUtils();
  return () => {
    void askAnew(topics.list);
    void askAnew(topics.count);
    void activity.list.invalidate();
  };
}
