import { createHash } from "node:crypto";

/** The path of the offline page in a language; it is shown under the address that could not be loaded. */
const offlinePath = (locale: string) => `/offline/${locale}`;

/**
 * Returns the script of the service worker. It keeps the offline page of each language and nothing else, answers with it
 * when the network cannot load a page, and touches no other request, so that nobody sees an old page of Takt. A page is
 * loaded by the browser's own request (navigation preload), whose headers and cookies are those of a visit without a
 * worker; a browser without preload has it passed on.
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
  event.waitUntil(
    Promise.resolve(self.registration.navigationPreload?.enable())
      .then(() => caches.keys())
      .then((names) => Promise.all(old(names)))
      .then(() => self.clients.claim()),
  );
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate" || request.method !== "GET") return;
  const language = new URL(request.url).pathname.split("/", 2)[1];
  const offline = () => caches.match(PAGES[language] ?? Object.values(PAGES)[0]).then((page) => page ?? Response.error());
  const load = () => Promise.resolve(event.preloadResponse).then((answer) => answer ?? fetch(request));
  event.respondWith(load().catch(offline));
});
`;
}
