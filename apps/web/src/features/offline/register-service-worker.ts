/**
 * Registers the service worker, which shows the offline page. Where a browser has none, or refuses it, the browser's own
 * error page is shown: nothing else depends on it. Some refuse it where it is only named (blocked storage, sandboxes).
 */
export function registerServiceWorker(): void {
  register().catch((cause: unknown) => console.warn("no offline page", cause));
}

/** A synchronous error is a rejection, too. A script that does not load is asked for again at the next page. */
async function register(): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  await serviceWorker?.register("/sw.js");
}
