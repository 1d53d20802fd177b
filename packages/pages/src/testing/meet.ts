import { onTestFinished } from "vitest";
import type { Route, Site } from "./start-site";
import { startSite } from "./start-site";
import { testReader } from "./test-reader";

/** A site and a reader that reaches it, both ended with the test. */
export async function meet(routes: Record<string, Route>, options: Parameters<typeof testReader>[0] = {}) {
  return meetSite(await startSite(routes), options);
}

/** The same for a site that runs. */
export function meetSite(site: Site, options: Parameters<typeof testReader>[0] = {}) {
  const reader = testReader({ sites: [site], ...options });
  onTestFinished(async () => {
    await reader.dispose();
    await site.close();
  });
  const at = (path: string, host = "page.example") => `http://${host}:${site.port}${path}`;
  return { ...reader, site, at };
}
