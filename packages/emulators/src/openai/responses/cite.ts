import type { Answer } from "../answer/compose-answer";

/** A note on each found page, at the place where the text has its address; at the text's end where it has none. */
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
