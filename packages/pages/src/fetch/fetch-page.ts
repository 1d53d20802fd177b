import { type ContentType, contentType } from "./content-type";
import { decodeText, isBinary } from "./decode-text";
import { followRedirect } from "./follow-redirect";
import { isLoginWall } from "./is-login-wall";
import { PageRefused } from "./page-refused";
import { type Reach, request } from "./request";

const PAGE = { accept: "text/html, application/xhtml+xml, text/plain;q=0.9", toType: contentType };

export type FetchedPage = { url: URL; kind: "html" | "plain"; text: string };

/**
 * Fetches a page and follows redirects manually: each is checked like an address that a user typed, and none leads
 * from https to http. `start` has passed checkUrl. Throws PageRefused.
 */
export async function fetchPage(start: URL, reach: Reach): Promise<FetchedPage> {
  let url = start;
  for (let followed = 0; ; followed++) {
    if (isLoginWall(url)) throw new PageRefused("login_wall", "address");
    const answer = await request(url, reach, PAGE);
    if (answer.kind === "body") {
      if (answer.type.kind === "unknown" && answer.body.includes(0))
        throw new PageRefused("not_text", "no type");
      const text = decodeText(answer.body, answer.type);
      if (isBinary(text)) throw new PageRefused("not_text", "binary");
      return { url, kind: kindOf(answer.type, text), text };
    }
    if (followed >= reach.limits.redirects) throw new PageRefused("unreachable", "redirects");
    url = followRedirect(answer.to, url, reach.guard);
  }
}

function kindOf({ kind }: ContentType, text: string): "html" | "plain" {
  if (kind !== "unknown") return kind;
  return /<(!doctype html|html|head|body|p|div|h1)[\s>]/i.test(text.slice(0, 1024)) ? "html" : "plain";
}
