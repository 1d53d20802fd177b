import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";

export type PageWeight = {
  /** Bytes of scripts over the network, compressed, until the page was idle. */
  scriptBytes: number;
  /** Milliseconds from the start of the navigation. */
  ttfb: number;
  lcp: number;
  /** The sum of all layout shifts. */
  cls: number;
};

/** How much slower the processor is made, as of a phone. */
const CPU_SLOWDOWN = 4;
/** How long a page is watched after its network is idle, for late shifts and late scripts. */
const WATCH_MS = 1000;

type Visitor = { viewport: { width: number; height: number }; cookies?: Cookies };
type Cookies = Parameters<BrowserContext["addCookies"]>[0];

/** Opens a page in a new browser profile with a slow processor, and measures what it loads and when it is there. */
export async function measurePage(browser: Browser, url: string, visitor: Visitor): Promise<PageWeight> {
  const { viewport, cookies } = visitor;
  const context = await browser.newContext({ viewport, locale: "en-US" });
  try {
    if (cookies) await context.addCookies(cookies);
    const page = await context.newPage();
    await page.addInitScript(observePaints);
    const session = await context.newCDPSession(page);
    const scriptBytes = await watchScripts(session);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: "networkidle" });
    await page.waitForTimeout(WATCH_MS);
    return { scriptBytes: scriptBytes(), ...(await readPaints(page)) };
  } finally {
    await context.close();
  }
}

/** Adds up the bytes of scripts that this page receives. */
async function watchScripts(session: CDPSession): Promise<() => number> {
  const scripts = new Set<string>();
  let total = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) total += encodedDataLength;
  });
  await session.send("Network.enable");
  return () => total;
}

type Observed = { lcp: number; cls: number };
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Runs in the page, before its own scripts. */
function observePaints() {
  const observed: Observed = { lcp: 0, cls: 0 };
  Object.assign(window, { observedPaints: observed });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) observed.lcp = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) observed.cls += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

function readPaints(page: Page): Promise<Observed & { ttfb: number }> {
  return page.evaluate(() => {
    const { observedPaints } = window as unknown as { observedPaints: Observed };
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return { ...observedPaints, ttfb: navigation!.responseStart };
  });
}
