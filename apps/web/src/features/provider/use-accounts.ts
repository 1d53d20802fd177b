import { keepPreviousData, useInfiniteQuery, type InfiniteData } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc, type RouterOutputs } from "../../trpc/react";
import { accountsInput, type ConsoleState } from "./console-state";

export type AccountsPage = RouterOutputs["provider"]["accounts"];
export type Account = AccountsPage["accounts"][number];
export type Start = { state: ConsoleState; page: AccountsPage } | null;

/** The accounts of a tab, a page at a time. `start`: what the server has fetched for the page's first state. */
export function useAccounts(state: ConsoleState, start: Start) {
  const { client } = trpc.useUtils();
  const input = accountsInput(state);
  const isStart = start && JSON.stringify(accountsInput(start.state)) === JSON.stringify(input);
  return useInfiniteQuery({
    // The api's own key, so that its invalidations reach it. Not its useInfiniteQuery: that sends a field
    // `direction`, which the procedure's strict input refuses.
    queryKey: [...getQueryKey(trpc.provider.accounts), { input, type: "pages" }],
    queryFn: ({ pageParam, signal }) =>
      client.provider.accounts.query({ ...input, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: AccountsPage) => last.nextCursor,
    placeholderData: keepPreviousData,
    ...(isStart && {
      initialData: { pages: [start.page], pageParams: [null] } as InfiniteData<AccountsPage, string | null>,
    }),
  });
}
