// `npm run screens -- [--language en|de] [--only NAME] [--folder F]`: takes a picture of every screen of the built
// product, both themes, at a desk and on a phone, with the sample account.
import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium, type BrowserContext } from "@playwright/test";
import { findChromium } from "../../../scripts/test/find-chromium.mjs";
import { localized } from "../fixtures/localized";
import { hydratedPage } from "../fixtures/wait-for-hydration";
import { screensPage } from "./screens-page";
import { type ShownScreen, SHOWN_SCREENS } from "./shown-screens";
import { startSample } from "./start-sample";
import { takePicture } from "./take-picture";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
};
const THEMES = ["light", "dark"] as const;
const REFUSED_CONSENT = { name: "takt-consent", value: "1.functional-off.marketing-off" };

const { values } = parseArgs({
  options: {
    language: { type: "string", default: "en" },
    folder: { type: "string", default: path.join(ROOT, "docs/screens") },
    only: { type: "string", multiple: true },
  },
});
const { t, at, language } = localized(values.language === "de" ? "de" : "en");
const screens = SHOWN_SCREENS.filter(({ name }) => !values.only || values.only.includes(name));
await mkdir(values.folder, { recursive: true });

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
const { webUrl, cookie, sample, close } = await startSample(browser, language);
try {
  for (const [size, options] of Object.entries(SIZES))
    for (const colorScheme of THEMES) {
      const context = await browser.newContext({
        ...options,
        colorScheme,
        locale: language === "de" ? "de-DE" : "en-US",
        timezoneId: "Europe/Berlin",
        serviceWorkers: "block",
      });
      await context.addCookies([{ ...REFUSED_CONSENT, url: webUrl }]);
      for (const screen of screens) await visit(context, screen, `${size}-${colorScheme}`);
      await context.close();
    }
  if (!values.only) await writePage(path.join(values.folder, "README.md"));
} finally {
  await browser.close();
  await close();
}

/** Writes the page that shows the pictures, as the formatter of the repository has it. */
async function writePage(file: string) {
  await writeFile(file, screensPage(SHOWN_SCREENS));
  execFileSync(process.execPath, [path.join(ROOT, "node_modules/oxfmt/bin/oxfmt"), file]);
}

/** Takes the picture of one screen in one variant. */
async function visit(context: BrowserContext, { name, address, visitor, act }: ShownScreen, variant: string) {
  await (visitor ? context.clearCookies({ name: cookie.name }) : context.addCookies([cookie]));
  const page = hydratedPage(await context.newPage());
  const address_ = address(sample);
  await page.goto(address_.startsWith("/") ? webUrl + at(address_ as `/${string}`) : address_, {
    waitUntil: "networkidle",
  });
  // Content that comes after the page has a placeholder.
  const placeholder = `[role=status][aria-label="${t("common:loading")}"]`;
  await page.waitForFunction((it) => !document.querySelector(it), placeholder);
  await act?.(page, t);
  await takePicture(page, path.join(values.folder, `${name}-${variant}.webp`));
  console.log(`${name}-${variant}`);
  await page.close();
}
