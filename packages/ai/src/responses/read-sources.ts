import type { Source } from "@takt/domain/posts/model/source";
import type { ResponseOutputItem } from "openai/resources/responses/responses";

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
