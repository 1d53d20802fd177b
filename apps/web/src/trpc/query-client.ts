import { defaultShouldDehydrateQuery, QueryClient } from "@tanstack/react-query";
import superjson from "superjson";
import { isRefusal } from "./is-refusal";

/** The same settings on the server, which prefetches, and in the browser. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // What the server has just fetched is not fetched again at once.
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && !isRefusal(error),
      },
      // A mutation is tried once: the user decides about a second time.
      mutations: { retry: false },
      dehydrate: {
        serializeData: superjson.serialize,
        shouldDehydrateQuery: (query) =>
          defaultShouldDehydrateQuery(query) || query.state.status === "pending",
      },
      hydrate: { deserializeData: superjson.deserialize },
    },
  });
}
