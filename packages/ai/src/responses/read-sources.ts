import type { Source } from "@takt/domain/writing/model/source";
import type { ResponseOutputItem } from "openai/resources/responses/responses";

/** What an answer's annotations cite, and the addresses that its searches gave the model. */
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
