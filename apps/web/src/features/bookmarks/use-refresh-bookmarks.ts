import { trpc } from "../../trpc/react";

/** After a change: the lists, the number, and what the dashboard tells. */
export function useRefreshBookmarks(): () => void {
  const { topics, activity } = trpc.useUtils();
  return () => {
    void topics.invalidate();
    void activity.list.invalidate();
  };
}
