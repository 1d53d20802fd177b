import type { Log } from "@takt/domain/shared/log";
import { APIError } from "openai";
import type { Ask } from "./ask";
import { withoutSearch } from "./without-search";

/**
 * `ask`, for endpoints of which nobody knows whether they can search: one that refuses the tool is asked without it, and
 * then never again with it as long as this process lives.
 */
export function whereItCanSearch(ask: Ask, log: Log): { ask: Ask; canSearch(): boolean } {
  let can = true;

  const askWithout: Ask = async (question, progress) => ({
    ...(await ask(withoutSearch(question), progress)),
    searchRefused: true,
  });

  return {
    canSearch: () => can,
    async ask(question, progress) {
      if (question.search === null) return ask(question, progress);
      if (!can) return askWithout(question, progress);
      try {
        return await ask(question, progress);
      } catch (error) {
        if (!refusesSearch(error)) throw error;
        const answer = await askWithout(question, progress);
        // Only now is it known that the search was what it refused.
        if (can) log.info("ai.search_refused", { status: error.status });
        can = false;
        return answer;
      }
    },
  };
}

function refusesSearch(error: unknown): error is APIError {
  if (!(error instanceof APIError) || ![400, 404, 422].includes(error.status as number)) return false;
  return /\b(tools?(?:_choice)?|include|web_search\w*)\b/i.test(`${error.param ?? ""} ${error.message}`);
}
