import { LOCALES } from "@takt/i18n/locales";
import { renderOfflinePage } from "~/features/offline/render-offline-page";
import { serviceWorkerScript } from "~/features/offline/service-worker";

export const dynamic = "force-static";

/** /sw.js: the service worker, whose scope is the whole site. Browsers compare it with theirs at each visit. */
export async function GET(): Promise<Response> {
  const pages = await Promise.all(LOCALES.map(renderOfflinePage));
  return new Response(serviceWorkerScript(LOCALES, pages), {
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" },
  });
}
