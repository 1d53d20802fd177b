import { trpc } from "../../../trpc/react";
import { mayChangeSoon } from "../parts/status/may-change-soon";

/**
 * A post, polled every 2 seconds while it may change soon.
 * @param mayExist false for an id that was just made: the server is not asked before it has the post
 */
export function useLivePost(id: string, mayExist: boolean) {
  return trpc.posts.get.useQuery(
    { id },
    {
      enabled: ({ state }) => mayExist || state.data !== undefined,
      refetchInterval: ({ state }) =>
        state.data && mayChangeSoon(state.data, new Date()) ? 2000 : IDLE_REFETCH_MS,
    },
  );
}

/** A scheduled post may become due while the page is open. */
const IDLE_REFETCH_MS = 30_000;
