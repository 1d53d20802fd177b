// `npm run bench:site -- [runs]`: every kind of public page of the built product, each run (five by default) in a new
// browser profile with a processor four times as slow, on a phone and on a desktop. Prints the medians of the first byte,
// the largest paint and the layout shift, and the bytes of scripts as a ratio to those of the skeleton: the answer to an
// unknown path, which in the same build is a layout and a translated text and nothing else.
import { cpus, totalmem } from "node:os";
import { chromium } from "@playwright/test";
import { measurePage, type PageWeight } from "../harness/measure-page";
import { findChromium } from "../../../scripts/test/find-chromium.mjs";
import { startBench } from "./start-bench";

const runs = Number(process.argv[2] ?? 5);
const PAGES = [
  "/",
  "/de",
  "/about",
  "/help",
  "/blog",
  "/privacy",
  "/contact",
  "/data-request",
  "/de/contracts/cancel",
];
const VIEWPORTS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };
const SKELETON = "/no-such-page";
const LIMITS = { ratio: 1.15, lcpMs: 1000, cls: 0.02 };

const { stack, close } = await startBench();
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
try {
  const { scriptBytes: bare } = await measurePage(browser, stack.webUrl + SKELETON, {
    viewport: VIEWPORTS.desktop,
  });
  console.log(
    `machine  ${cpus().length} x ${cpus()[0]!.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}
skeleton ${kilobytes(bare)} of scripts`,
  );
  for (const path of PAGES)
    for (const [name, viewport] of Object.entries(VIEWPORTS)) {
      const url = stack.webUrl + path;
      // The first answer of a page loads its code on the server.
      await measurePage(browser, url, { viewport });
      const measured: PageWeight[] = [];
      for (let run = 0; run < runs; run++) measured.push(await measurePage(browser, url, { viewport }));
      const of = (key: keyof PageWeight) => median(measured.map((one) => one[key]));
      const [scripts, lcp, cls] = [of("scriptBytes"), of("lcp"), of("cls")];
      const ratio = scripts / bare;
      const over = ratio > LIMITS.ratio || lcp > LIMITS.lcpMs || cls > LIMITS.cls;
      console.log(
        `${path.padEnd(22)} ${name.padEnd(8)} scripts ${kilobytes(scripts)} (${ratio.toFixed(3)})  first byte ${of("ttfb").toFixed(0)} ms  LCP ${lcp.toFixed(0)} ms  CLS ${cls.toFixed(4)}${over ? "  OVER" : ""}`,
      );
      if (over) process.exitCode = 1;
    }
} finally {
  await browser.close();
  await close();
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
