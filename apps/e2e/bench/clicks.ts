// `npm run bench:clicks -- [repeats]`: from a click until its first change is painted, and until what was wanted is painted: pages
// of the navigation, views, tabs and what opens over a page, with the sample account. In the first turn nothing is cached.
import { cpus } from "node:os";
import { chromium } from "@playwright/test";
import { findChromium } from "../../../scripts/test/find-chromium.mjs";
import { startSample } from "../screens/start-sample";
import { CLICKS } from "./clicks/clicks";
import { type ClickTiming, timeClick } from "./clicks/time-click";
import { timePalette } from "./clicks/time-palette";
import { percentile } from "./measure-lateness";

const repeats = Number(process.argv[2] ?? 3);
const VIEWPORT = { width: 1440, height: 900 };
/** Between two clicks, as a person looks at the page. */
const PAUSE_MS = 700;

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
const { webUrl, cookie, close } = await startSample(browser, "en");
try {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: "en-US", serviceWorkers: "block" });
  await context.addCookies([cookie]);
  const page = await context.newPage();
  await page.goto(`${webUrl}/app`, { waitUntil: "networkidle" });
  const timings: Array<ClickTiming & { name: string; turn: number }> = [];
  for (let turn = 1; turn <= repeats; turn++)
    for (const { name, target, content, closes } of CLICKS) {
      timings.push({ name, turn, ...(await timeClick(page, target, content)) });
      if (closes) await page.keyboard.press("Escape");
      await page.waitForTimeout(PAUSE_MS);
    }
  console.log(
    `${cpus().length} x ${cpus()[0]!.model.trim()}, ${timings.length} clicks, ms until change / content`,
  );
  for (const { name } of CLICKS) {
    const own = timings.filter((timing) => timing.name === name);
    console.log(
      name.padEnd(24),
      own.map(({ change, content }) => `${change.toFixed(0)}/${content.toFixed(0)}`).join("  "),
    );
  }
  print(
    "first change",
    timings.map(({ change }) => change),
  );
  print(
    "content",
    timings.map(({ content }) => content),
  );
  print("Ctrl+K to the field", await timePalette(page, 20));
} finally {
  await browser.close();
  await close();
}

function print(what: string, times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  console.log(
    what.padEnd(24),
    `p50 ${percentile(sorted, 50).toFixed(0)} ms, p95 ${percentile(sorted, 95).toFixed(0)} ms`,
  );
}
