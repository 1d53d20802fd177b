import type { AppRouter } from "@takt/api/root";
import { createHydrationHelpers } from "@trpc/react-query/rsc";
import { cache } from "react";
import { apiCaller } from "../server/api";
import { makeQueryClient } from "./query-client";

const queryClient = cache(makeQueryClient);

/**
 * The api in server components. `await trpc.posts.get({ id })` answers at once; `void trpc.posts.list.prefetch({})`
 * starts a query whose answer client components under <HydrateClient> find already there.
 */
export const { trpc, HydrateClient } = createHydrationHelpers<AppRouter>(apiCaller, queryClient);
