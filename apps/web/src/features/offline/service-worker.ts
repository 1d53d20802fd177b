import { createHash } from "node:crypto";

/** The path of the offline page in a language; it is shown under the address that could not be loaded. */
const offlinePath = (locale: string) => `/offline/${locale}`;

/**
 * Returns the script of the service worker. It keeps the offline page of each language and nothing else, answers with it
 * when the network cannot load a page, and touches no other request, so that nobody sees an old page of Takt. Pages are
 * loaded by the browser itself (navigation preload), as if there were no worker: a worker's own request has other
 * headers. It is the fallback of browsers without preload, and of a page that is loaded while the worker is new.
 * @param pages as they are now: a change of one names another cache, and so makes browsers store them again
 */
export function serviceWorkerScript(locales: readonly string[], pages: readonly string[]): string {
  const version = createHash("sha256").update(pages.join("\n")).digest("hex").slice(0, 12);
  return `const CACHE = "takt-offline-${version}";
const PAGES = ${JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, offlinePath(locale)])))};
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(Object.values(PAGES))).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name !== CACHE).map((name) => caches.delete(name));
  const preload = self.registration.navigationPreload;
  event.waitUntil(
    Promise.all([preload && preload.enable(), caches.keys().then((names) => Promise.all(old(names)))])
      .then(() => self.clients.claim()),
  );
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate" || request.method !== "GET") return;
  const language = new URL(request.url).pathname.split("/", 2)[1];
  const offline = () => caches.match(PAGES[language] ?? Object.values(PAGES)[0]).then((page) => page ?? Response.error());
  event.respondWith(Promise.resolve(event.preloadResponse).then((page) => page ?? fetch(request)).catch(offline));
});
`;
}
