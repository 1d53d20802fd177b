import type { Log } from "@takt/domain/shared/core-deps";
import { APIError } from "openai";
import type { Complete, CompletionRequest } from "./completion";

/**
 * Wraps `complete` for endpoints that may not support search: one that refuses the search tool gets the request
 * without it, and no further search for the lifetime of this process.
 */
export function withSearchFallback(
  complete: Complete,
  log: Log,
): { complete: Complete; canSearch(): boolean } {
  let searchSupported = true;

  const completeWithoutSearch: Complete = async (request, progress) => ({
    ...(await complete(withoutSearch(request), progress)),
    searchRefused: true,
  });

  return {
    canSearch: () => searchSupported,
    async complete(request, progress) {
      if (request.search === null) return complete(request, progress);
      if (!searchSupported) return completeWithoutSearch(request, progress);
      try {
        return await complete(request, progress);
      } catch (error) {
        if (!refusesSearch(error)) throw error;
        const answer = await completeWithoutSearch(request, progress);
        // Only this success shows that the search was refused.
        if (searchSupported) log.info("ai.search_refused", { status: error.status });
        searchSupported = false;
        return answer;
      }
    },
  };
}

function refusesSearch(error: unknown): error is APIError {
  if (!(error instanceof APIError) || ![400, 404, 422].includes(error.status as number)) return false;
  return /\b(tools?(?:_choice)?|include|web_search\w*)\b/i.test(`${error.param ?? ""} ${error.message}`);
}

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
