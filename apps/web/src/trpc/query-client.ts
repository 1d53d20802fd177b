import { defaultShouldDehydrateQuery, QueryClient } from "@tanstack/react-query";
import superjson from "superjson";
import { isWorthRetrying } from "./is-worth-retrying";

/** Creates a query client with the same settings on the server, which prefetches, and in the browser. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Data that the server has just prefetched is not fetched again at once.
        staleTime: 30_000,
        retry: (failures, error) => failures < 1 && isWorthRetrying(error),
      },
      // A mutation is sent once: the user decides about a retry.
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
