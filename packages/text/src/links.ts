const LINK = /https?:\/\/[^\s)\]“”»]+/gi;

/** Replaces the web addresses of a text; the punctuation after one is the sentence's and stays. */
export function replaceLinks(text: string, by: (link: string) => string): string {
  return text.replace(LINK, (found) => {
    let end = found.length;
    while (end > 0 && ".!?…,;:".includes(found.charAt(end - 1))) end -= 1;
    return by(found.slice(0, end)) + found.slice(end);
  });
}

/** Removes the web addresses of a text, which are neither words nor of a language. */
export const removeLinks = (text: string) => replaceLinks(text, () => "");
