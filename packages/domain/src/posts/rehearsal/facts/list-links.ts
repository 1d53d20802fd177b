import { replaceLinks } from "@takt/text/links";
import type { PublishablePost } from "../../ports/publisher";

/** Links of a post that are looked at: what is more is a list of links. */
const MAX_LINKS = 5;

/** Returns the addresses that readers can follow: the card's and those of the text, each once. */
export function listLinks({ text, content }: Pick<PublishablePost, "text" | "content">): string[] {
  const links = content.kind === "article" ? [content.source] : [];
  replaceLinks(text, (link) => {
    // A link that was cut off at a bracket would be another one.
    if (link.split("(").length === link.split(")").length) links.push(link);
    return link;
  });
  return [...new Set(links)].filter((link) => URL.canParse(link)).slice(0, MAX_LINKS);
}
