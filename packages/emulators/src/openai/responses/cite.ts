import type { Answer } from "../answer/compose-answer";

/** A citation of each found page at its URL in the text, or at the end of a text without it. */
export function cite({ text, search }: Answer) {
  return (search?.found ?? []).map(({ title, url }) => {
    const at = text.indexOf(url);
    return {
      type: "url_citation",
      start_index: at < 0 ? text.length : at,
      end_index: at < 0 ? text.length : at + url.length,
      title,
      url,
    };
  });
}
