import { findLinks } from "@takt/text/links/find-links";
import { parseWebUrl } from "@takt/text/links/parse-web-url";
import type { PublishablePost } from "../../ports/publisher";

/** Links of a post that are looked at: what is more is a list of links. */
const MAX_LINKS = 5;

/** Returns the addresses that readers can follow: the card's and those of the text, each once. */
export function listLinks({ text, content }: Pick<PublishablePost, "text" | "content">): string[] {
  const links = content.kind === "article" && parseWebUrl(content.source) ? [content.source] : [];
  links.push(...findLinks(text).map(({ url }) => url));
  return [...new Set(links)].slice(0, MAX_LINKS);
}
