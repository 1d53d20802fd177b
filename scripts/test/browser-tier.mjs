import { existsSync, mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { countPlaywright } from "./count-playwright.mjs";
import { findChromium } from "./find-chromium.mjs";

/**
 * The specs of apps/e2e in Chromium, with its path in TAKT_CHROMIUM.
 * @param {string} root
 * @returns {import("./tiers.mjs").Tier}
 */
export function browserTier(root) {
  const e2e = path.join(root, "apps/e2e");
  return {
    name: "browser",
    needs: ["build"],
    tasks: ["browser"],
    seen: describeChromium,
    async prepare() {
      const file = path.join(mkdtempSync(path.join(tmpdir(), "takt-playwright-")), "report.json");
      return {
        command: path.join(e2e, "node_modules/.bin/playwright"),
        args: [
          "test",
          "--config",
          e2e,
          `--reporter=list,json,${path.join(e2e, "fixtures/failure-reporter.ts")}`,
        ],
        env: {
          TAKT_CHROMIUM: findChromium(),
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
          PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1",
        },
        loud: true,
        limitMs: 75 * 60_000,
        count: (code) =>
          countPlaywright(existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined, code),
      };
    },
  };
}

/** Which Chromium there is. @returns {string} */
function describeChromium() {
  try {
    const file = findChromium();
    const { size, mtimeMs } = statSync(file);
    return `${file} ${size} ${mtimeMs}`;
  } catch {
    return "none"; // the tier itself says what is missing
  }
}
