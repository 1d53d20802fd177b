import { trpc } from "../../trpc/react";

/** After a change: the lists, the number, and what the dashboard tells. */
export function useRefreshBookmarks(): () => void {
  const { topics, activity } = trpc.useUtils();
  return () => {
    // A list asked for before the change may still be under way, and its first answer would not be asked for again.
    void topics.list.cancel().then(() => topics.invalidate());
    void activity.list.invalidate();
  };
}
