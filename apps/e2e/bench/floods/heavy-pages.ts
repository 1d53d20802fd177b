import { page, startSite } from "@takt/pages/testing/start-site";
import type { Flood } from "./flood";
import { repeat } from "./repeat";

/** Nearly the two megabytes that are read of a page, all of it tags and short texts. */
const BODY = `<!doctype html><title>Heavy</title><article>${"<p>words, words, words</p>".repeat(75_000)}</article>`;

/** Starts the site whose page the flood has read; its host is what PAGES_ALLOW_LOCAL has to name. */
export async function startHeavySite(): Promise<{ host: string; close(): Promise<void> }> {
  const { port, close } = await startSite({ "/heavy": page(BODY) });
  return { host: `127.0.0.1:${port}`, close };
}

/** A member has a heavy page read for the card of a link, four at once, as often as the product lets them. */
export const heavyPages = (host: string): Flood => ({
  name: "heavy pages",
  run({ stack, cookie }, signal) {
    let next = 0;
    return repeat(signal, 4, async () => {
      const response = await fetch(`${stack.webUrl}/api/trpc/posts.suggestLinkCard`, {
        method: "POST",
        headers: {
          cookie: `${cookie.name}=${cookie.value}`,
          origin: stack.webUrl,
          "content-type": "application/json",
        },
        body: JSON.stringify({ json: { source: `http://${host}/heavy?${next++}` } }),
        signal,
      });
      await response.arrayBuffer();
      return String(response.status);
    });
  },
});
