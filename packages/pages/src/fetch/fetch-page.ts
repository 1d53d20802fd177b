import { type ContentType, contentType } from "./content-type";
import { decodeText, isBinary } from "./decode-text";
import { findRefresh } from "./find-refresh";
import { followRedirect } from "./follow-redirect";
import { isLoginWall } from "./is-login-wall";
import { PageRefused } from "./page-refused";
import { type Reach, request } from "./request";

const PAGE = { accept: "text/html, application/xhtml+xml, text/plain;q=0.9", toType: contentType };

export type FetchedPage = { url: URL; kind: "html" | "plain"; text: string };

/**
 * Fetches a page and follows redirects manually, also those that a page names itself: each is checked like an address
 * that a user typed, and none leads from https to http. `start` has passed checkUrl. Throws PageRefused.
 */
export async function fetchPage(start: URL, reach: Reach): Promise<FetchedPage> {
  let url = start;
  for (let followed = 0; ; followed++) {
    if (isLoginWall(url)) throw new PageRefused("login_wall", "address");
    const answer = await request(url, reach, PAGE);
    const page = answer.kind === "body" ? readBody(url, answer) : null;
    const to = page ? findRefreshTarget(page) : answer.kind === "redirect" ? answer.to : null;
    if (page && to === null) return page;
    if (to === null || followed >= reach.limits.redirects) throw new PageRefused("unreachable", "redirects");
    url = followRedirect(to, url, reach.guard);
  }
}

function readBody(url: URL, { type, body }: { type: ContentType; body: Buffer }): FetchedPage {
  if (type.kind === "unknown" && body.includes(0)) throw new PageRefused("not_text", "no type");
  const text = decodeText(body, type);
  if (isBinary(text)) throw new PageRefused("not_text", "binary");
  return { url, kind: getKind(type, text), text };
}

/** Returns where a page sends its readers; null also when that is itself. */
function findRefreshTarget({ url, kind, text }: FetchedPage): string | null {
  const to = kind === "html" ? findRefresh(text) : null;
  return to !== null && URL.parse(to, url)?.href === url.href ? null : to;
}

function getKind({ kind }: ContentType, text: string): "html" | "plain" {
  if (kind !== "unknown") return kind;
  return /<(!doctype html|html|head|body|p|div|h1)[\s>]/i.test(text.slice(0, 1024)) ? "html" : "plain";
}
