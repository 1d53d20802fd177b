import { trpc } from "../../../trpc/react";
import { isMoving } from "../../shared/post/status/is-moving";

/** A post, asked for again every 2 seconds while it is on its way out. */
export function useLivePost(id: string | null) {
  return trpc.posts.get.useQuery(
    { id: id ?? "" },
    {
      enabled: id !== null,
      refetchInterval: ({ state }) => (state.data && isMoving(state.data, new Date()) ? 2000 : everyMinute),
    },
  );
}

/** A scheduled post comes within its last minute while the page stands open. */
const everyMinute = 30_000;
