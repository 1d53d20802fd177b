import type { LinkState } from "@takt/domain/posts/ports/link-pages";
import { followRedirect } from "./follow-redirect";
import { PageRefused } from "./page-refused";
import { exchange, type Reach, findRedirect, toGet } from "./request";

const ACCEPT = "text/html, */*;q=0.9";
/** A name that every name server knows: one that does not know it knows nothing of other names. */
const KNOWN_HOST = "www.linkedin.com";
/** The page is not there (RFC 9110, 15.5.5 and 15.5.11). */
const GONE_STATUSES = [404, 410];

/**
 * Follows a link to its page and tells what is there, without reading it. `start` has passed checkUrl, and each redirect
 * is checked like it. Throws PageRefused for what is not connected to, and for silence.
 */
export async function findLinkState(start: URL, reach: Reach): Promise<LinkState> {
  let url = start;
  for (let followed = 0; followed <= reach.limits.redirects; followed++) {
    const answer = await ask(url, reach);
    if (answer === "no_host") return answer;
    if (GONE_STATUSES.includes(answer.status)) return "gone";
    if (answer.to === null) return answer.status < 400 ? "alive" : "unknown";
    url = followRedirect(answer.to, url, reach.guard);
  }
  return "unknown";
}

async function ask(url: URL, reach: Reach) {
  try {
    return await exchange(url, reach, toGet(ACCEPT), (head) => ({
      status: head.statusCode,
      to: findRedirect(head),
    }));
  } catch (error) {
    // The name server's answer that there is no such host; EAI_AGAIN is a name server that does not answer.
    if (!(error instanceof PageRefused) || error.why !== "ENOTFOUND") throw error;
    if (!(await knowsHosts(reach))) throw error;
    return "no_host";
  }
}

function knowsHosts({ resolve }: Reach): Promise<boolean> {
  return resolve(KNOWN_HOST).then(
    (addresses) => addresses.length > 0,
    () => false,
  );
}
