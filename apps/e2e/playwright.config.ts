import { defineConfig } from "@playwright/test";

const WITH_SERVICE_WORKER = "**/specs/service-worker/**/*.spec.ts";

/** The journeys run in a real browser against the whole product, as `npm start` runs it. */
export default defineConfig({
  testDir: "specs",
  globalSetup: "./fixtures/start-product.ts",
  // The timeouts are generous: durations on a loaded machine are no property of the product.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // One more than a small machine has cores: some journeys mostly wait, for a post's minute or for an email.
  workers: 3,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: 0,
  reporter: "list",
  projects: [
    // Requests of a page with a service worker escape `page.route`.
    { name: "browser", testIgnore: WITH_SERVICE_WORKER, use: { serviceWorkers: "block" } },
    // Members have a service worker from their second page on: it runs in the journeys whose answers depend on how a
    // page is asked for.
    { name: "service-worker", testMatch: WITH_SERVICE_WORKER, use: { serviceWorkers: "allow" } },
  ],
  use: {
    locale: "en-US",
    timezoneId: "Europe/Berlin",
    // A trace costs a tenth of the time and is recorded only on request, to look into a failure.
    trace: process.env.TAKT_TRACE ? "on" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.TAKT_CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // No host name is resolved outside this machine.
        "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1",
      ],
    },
  },
});
