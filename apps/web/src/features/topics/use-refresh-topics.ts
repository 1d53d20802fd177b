import { refetchAfterWrite } from "../../trpc/query-cache";
import { trpc } from "../../trpc/react";

/** Returns a function that refetches the lists, the count and the dashboard's activity after a change. */
export function useRefreshTopics(): () => void {
  const { topics, activity } = trpc.useUtils();
  return () => {
    void refetchAfterWrite(topics.list);
    void refetchAfterWrite(topics.count);
    void activity.list.invalidate();
  };
}
