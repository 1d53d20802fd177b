import { onTestFinished } from "vitest";
import type { Route, Site } from "./start-site";
import { startSite } from "./start-site";
import { testReader } from "./test-reader";

/** Starts a site and a reader that reaches it; both end with the test. */
export async function siteFixture(
  routes: Record<string, Route>,
  options: Parameters<typeof testReader>[0] = {},
) {
  return readerFixture(await startSite(routes), options);
}

/** The same for a running site. */
export function readerFixture(site: Site, options: Parameters<typeof testReader>[0] = {}) {
  const reader = testReader({ sites: [site], ...options });
  onTestFinished(async () => {
    await reader.dispose();
    await site.close();
  });
  const at = (path: string, host = "page.example") => `http://${host}:${site.port}${path}`;
  return { ...reader, site, at };
}
