import type { WritingLanguage } from "@takt/domain/writing/model/writing-parameters";
import type { ResponseCreateParamsStreaming } from "openai/resources/responses/responses";

/** The country of a web search; the default is the United States. */
const COUNTRIES: Record<WritingLanguage, string | null> = { de: "DE", en: null };

/**
 * Returns the fields for a web search: the tool, which must be used before writing, and the request for the pages
 * it found.
 */
export function webSearch(
  language: WritingLanguage,
): Required<Pick<ResponseCreateParamsStreaming, "tools" | "tool_choice" | "include">> {
  const country = COUNTRIES[language];
  return {
    tools: [
      {
        type: "web_search",
        search_context_size: "low",
        ...(country === null ? {} : { user_location: { type: "approximate", country } }),
      },
    ],
    tool_choice: "required",
    include: ["web_search_call.action.sources"],
  };
}
