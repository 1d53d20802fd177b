// `npm run bench:members -- [runs]`: the members' pages of the built product with the sample account, each run (three by
// default) in a new browser profile with a processor four times as slow, on a phone and on a desktop, in both languages.
// Prints the medians of the first byte, the largest paint and the layout shift.
import { cpus } from "node:os";
import { chromium } from "@playwright/test";
import { findChromium } from "../../../scripts/test/find-chromium.mjs";
import { measurePage, type PageWeight } from "../harness/measure-page";
import { startSample } from "../screens/start-sample";
import { percentile } from "./measure-lateness";

const runs = Number(process.argv[2] ?? 3);
const PAGES = [
  "",
  "/posts",
  "/content/calendar",
  "/content/create",
  "/content/compass",
  "/analytics",
  "/notifications",
  "/user/settings",
];
const VIEWPORTS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const MOST_SHIFT = 0.02;

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
try {
  console.log(`${cpus().length} x ${cpus()[0]!.model.trim()}, ${runs} runs each, p50`);
  for (const language of ["en", "de"] as const) {
    const { webUrl, cookie, close } = await startSample(browser, language);
    try {
      for (const path of PAGES)
        for (const [name, viewport] of Object.entries(VIEWPORTS)) {
          const url = `${webUrl}${language === "de" ? "/de" : ""}/app${path}`;
          const measured: PageWeight[] = [];
          // The first answer of a page loads its code on the server.
          for (let run = -1; run < runs; run++) {
            const one = await measurePage(browser, url, { viewport, cookies: [cookie] });
            if (run >= 0) measured.push(one);
          }
          const of = (key: keyof PageWeight) =>
            percentile(
              measured.map((one) => one[key]).toSorted((a, b) => a - b),
              50,
            );
          const [ttfb, lcp, cls] = [of("ttfb"), of("lcp"), of("cls")];
          if (cls > MOST_SHIFT) process.exitCode = 1;
          console.log(
            `${language} ${`/app${path}`.padEnd(22)} ${name.padEnd(8)} first byte ${ttfb.toFixed(0)} ms  LCP ${lcp.toFixed(0)} ms  CLS ${cls.toFixed(4)}${cls > MOST_SHIFT ? "  OVER" : ""}`,
          );
        }
    } finally {
      await close();
    }
  }
} finally {
  await browser.close();
}
