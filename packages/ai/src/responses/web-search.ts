import type { WritingLanguage } from "@takt/domain/writing/model/writing-parameters";
import type { ResponseCreateParamsStreaming, ResponseOutputItem } from "openai/resources/responses/responses";
import type { Source } from "@takt/domain/posts/model/source";

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

/** Returns the citations in an answer's annotations, and the URLs that its searches returned. */
export function readSources(output: ResponseOutputItem[]): { cited: Source[]; searched: string[] } {
  const cited = output.flatMap((item) =>
    item.type !== "message"
      ? []
      : (item.content ?? []).flatMap((part) =>
          part.type !== "output_text"
            ? []
            : (part.annotations ?? []).flatMap((note) =>
                note.type === "url_citation" ? [{ title: note.title ?? "", url: note.url ?? "" }] : [],
              ),
        ),
  );
  const searched = output.flatMap((item) => {
    if (item.type !== "web_search_call") return [];
    const action = item.action as { url?: string | null; sources?: { url?: string }[] } | undefined;
    return [...(action?.sources ?? []).map(({ url }) => url), action?.url].filter(
      (url) => typeof url === "string",
    );
  });
  return { cited, searched };
}
