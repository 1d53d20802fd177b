/**
 * Registers the service worker, which shows the offline page. Where a browser has none, or refuses it, the browser's own
 * error page is shown.
 */
export function registerServiceWorker(): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  // A script that does not load is asked for again at the next page; nothing depends on it.
  serviceWorker?.register("/sw.js").catch((cause: unknown) => console.warn("no offline page", cause));
}
