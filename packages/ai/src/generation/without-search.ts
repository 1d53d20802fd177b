import type { CompletionRequest } from "./completion";

/** Returns the same request for an endpoint without search. */
export const withoutSearch = ({
  search,
  instructions,
  ...request
}: CompletionRequest): CompletionRequest => ({
  ...request,
  search: null,
  instructions: search?.otherwise ?? instructions,
});
