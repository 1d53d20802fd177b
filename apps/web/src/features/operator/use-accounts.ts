import { keepPreviousData, useInfiniteQuery, type InfiniteData } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc, type RouterOutputs } from "../../trpc/react";
import { isSame } from "../shared/drafts/is-same";
import { accountsInput, type ConsoleState } from "./console-state";

export type AccountsPage = RouterOutputs["operator"]["accounts"];
export type Account = AccountsPage["accounts"][number];
export type Start = { state: ConsoleState; page: AccountsPage } | null;

/**
 * Lists the accounts of a tab, page by page. `start` is the first page, which the server has fetched for the initial
 * state.
 */
export function useAccounts(state: ConsoleState, start: Start) {
  const { client } = trpc.useUtils();
  const input = accountsInput(state);
  const isStart = start && isSame(accountsInput(start.state), input);
  return useInfiniteQuery({
    // The api's key prefix, so that its invalidations apply. Not tRPC's useInfiniteQuery: it sends a field
    // `direction`, which the procedure's strict input refuses.
    queryKey: [...getQueryKey(trpc.operator.accounts), { input, type: "pages" }],
    queryFn: ({ pageParam, signal }) =>
      client.operator.accounts.query({ ...input, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: AccountsPage) => last.nextCursor,
    placeholderData: keepPreviousData,
    ...(isStart && {
      initialData: { pages: [start.page], pageParams: [null] } as InfiniteData<AccountsPage, string | null>,
    }),
  });
}
