import type { WritingLanguage } from "@takt/domain/writing/model/writing-parameters";
import type { ResponseCreateParamsStreaming } from "openai/resources/responses/responses";

/** From where the web is searched; the United States are assumed otherwise. */
const COUNTRIES: Record<WritingLanguage, string | null> = { de: "DE", en: null };

/**
 * The search tool, which has to be used before anything is written, and the wish to be told which pages it gave the
 * model.
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
