import type { AppRouter } from "@takt/api/root";
import { createHydrationHelpers } from "@trpc/react-query/rsc";
import { cache } from "react";
import { apiCaller } from "../server/api";
import { makeQueryClient } from "./query-client";

const queryClient = cache(makeQueryClient);

/**
 * The api in server components. `await trpc.posts.get({ id })` returns data; `await trpc.posts.list.prefetch({})` puts
 * it into the cache of client components under <HydrateClient>. Await it: a query that is pending when the page is sent
 * may be answered during hydration, which then does not match the page.
 */
export const { trpc, HydrateClient } = createHydrationHelpers<AppRouter>(apiCaller, queryClient);

/** Resolves to null where the page does without an answer: the api has logged why it failed. */
export const orNull = <T>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null);
