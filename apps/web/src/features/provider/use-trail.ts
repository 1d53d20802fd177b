import { useInfiniteQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc, type RouterOutputs } from "../../trpc/react";

export type TrailPage = RouterOutputs["provider"]["decisions"];
export type TrailEntry = TrailPage["decisions"][number];

/** What was decided, the newest first, a page at a time. */
export function useTrail() {
  const { client } = trpc.useUtils();
  return useInfiniteQuery({
    // Like use-accounts.
    queryKey: [...getQueryKey(trpc.provider.decisions), { type: "pages" }],
    queryFn: ({ pageParam, signal }) =>
      client.provider.decisions.query(pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: TrailPage) => last.nextCursor,
  });
}
