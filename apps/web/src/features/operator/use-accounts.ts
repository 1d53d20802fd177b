import { keepPreviousData } from "@tanstack/react-query";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { isSame } from "../shared/drafts/is-same";
import { pagesFrom } from "../shared/list/use-load-more";
import { accountsInput, type ConsoleState } from "./console-state";

type AccountsPage = RouterOutputs["operator"]["accounts"];
export type Account = AccountsPage["accounts"][number];
export type Start = { state: ConsoleState; page: AccountsPage } | null;

/**
 * Lists the accounts of a tab, page by page. `start` is the first page, which the server has fetched for the initial
 * state.
 */
export function useAccounts(state: ConsoleState, start: Start) {
  const input = accountsInput(state);
  const isStart = start && isSame(accountsInput(start.state), input);
  return trpc.operator.accounts.useInfiniteQuery(input, {
    ...pagesFrom(isStart ? start.page : null),
    placeholderData: keepPreviousData,
  });
}
