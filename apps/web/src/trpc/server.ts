import type { AppRouter } from "@takt/api/root";
import { dehydrate } from "@tanstack/react-query";
import { createHydrationHelpers } from "@trpc/react-query/rsc";
import type { inferRouterOutputs } from "@trpc/server";
import { cache, createElement, type ReactNode } from "react";
import { apiCaller } from "../server/api";
import { askOnce } from "./ask-once";
import { HydrateQueries } from "./hydrate-queries";
import { makeQueryClient } from "./query-client";

const queryClient = cache(makeQueryClient);
const asked = cache(() => new Map<string, Promise<unknown>>());

/**
 * The api in server components. `await trpc.posts.get({ id })` returns data; `await trpc.posts.list.prefetch({})` puts
 * it into the cache of client components under <HydrateClient>. Await it: a query that is pending when the page is sent
 * may be answered during hydration, which then does not match the page. Who asks again for the same has the same answer.
 */
export const { trpc } = createHydrationHelpers<AppRouter>(askOnce(apiCaller, asked), queryClient);

/** Hands the prefetched answers of a page over to the client components inside. */
export function HydrateClient({ children }: { children?: ReactNode }) {
  return createElement(HydrateQueries, { state: dehydrate(queryClient()) }, children);
}

type Outputs = inferRouterOutputs<AppRouter>;
type Noun = Extract<keyof Outputs, string>;
/** The path of a procedure: "users.me". */
type Path = { [Name in Noun]: `${Name}.${Extract<keyof Outputs[Name], string>}` }[Noun];

/**
 * HydrateClient for a layout: hands over these queries alone, because the page inside hands over its own, and
 * is often ready before.
 */
export function HydrateLayout({ queries, children }: { queries: readonly Path[]; children: ReactNode }) {
  const state = dehydrate(queryClient(), {
    shouldDehydrateQuery: ({ queryKey }) => queries.includes((queryKey[0] as string[]).join(".") as Path),
  });
  return createElement(HydrateQueries, { state }, children);
}

/** Resolves to null where the page does without an answer: the api has logged why it failed. */
export const ignoreErrors = <T>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null);
