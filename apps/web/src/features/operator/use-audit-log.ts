import { useInfiniteQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc, type RouterOutputs } from "../../trpc/react";

export type AuditLogPage = RouterOutputs["operator"]["decisions"];
export type AuditLogEntry = AuditLogPage["decisions"][number];

/** Lists the decisions, newest first, page by page. */
export function useAuditLog() {
  const { client } = trpc.useUtils();
  return useInfiniteQuery({
    // See use-accounts.
    queryKey: [...getQueryKey(trpc.operator.decisions), { type: "pages" }],
    queryFn: ({ pageParam, signal }) =>
      client.operator.decisions.query(pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: AuditLogPage) => last.nextCursor,
  });
}
