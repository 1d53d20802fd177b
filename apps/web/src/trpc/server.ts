import type { AppRouter } from "@takt/api/root";
import { createHydrationHelpers } from "@trpc/react-query/rsc";
import { cache } from "react";
import { apiCaller } from "../server/api";
import { makeQueryClient } from "./query-client";

const queryClient = cache(makeQueryClient);

/**
 * The api in server components. `await trpc.posts.get({ id })` answers at once; `await trpc.posts.list.prefetch({})`
 * leaves an answer that client components under <HydrateClient> find already there. Awaited: a query that is under way
 * when the page is sent may be answered when the browser takes over, which then shows something else than was sent.
 */
export const { trpc, HydrateClient } = createHydrationHelpers<AppRouter>(apiCaller, queryClient);
