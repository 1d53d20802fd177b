import { trpc } from "../../../trpc/react";
import { mayChangeSoon } from "../../shared/post/status/may-change-soon";

/** A post, polled every 2 seconds while it may change soon. */
export function useLivePost(id: string | null) {
  return trpc.posts.get.useQuery(
    { id: id ?? "" },
    {
      enabled: id !== null,
      refetchInterval: ({ state }) =>
        state.data && mayChangeSoon(state.data, new Date()) ? 2000 : IDLE_REFETCH_MS,
    },
  );
}

/** A scheduled post may become due while the page is open. */
const IDLE_REFETCH_MS = 30_000;
