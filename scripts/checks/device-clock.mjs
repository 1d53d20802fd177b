// A device's clock may be hours wrong: what a screen takes for "now" is now() of features/shared/time/now.ts, which goes by
// the server's clock, on the server too.
import { readFileSync } from "node:fs";
import path from "node:path";
import { findDeviceTimes } from "./device-clock/find-device-times.mjs";
import { listFiles } from "./list-files.mjs";

const ROOT = path.join(import.meta.dirname, "../..");
const SCREENS = ["apps/web/src/features", "apps/web/src/trpc", "apps/web/src/i18n", "packages/ui/src"];
/** What screens and the server share. */
const SHARED = ["packages/domain/src", "packages/text/src"];
const PAGES = "apps/web/src/app";
/** Where the two clocks meet. */
const CLOCKS = new Set([
  "apps/web/src/features/shared/time/now.ts",
  "apps/web/src/features/shared/time/read-server-time.ts",
  "apps/web/src/trpc/hydrate-queries.tsx",
]);
const MIN_FILES = 700;

/** @param {string} file */
const read = (file) => readFileSync(path.join(ROOT, file), "utf8");
const files = [
  ...SCREENS.flatMap((folder) => listFiles(ROOT, folder)),
  ...SHARED.flatMap((folder) => listFiles(ROOT, folder)).filter((file) =>
    /\/model\/|^packages\/text/.test(file),
  ),
  ...listFiles(ROOT, PAGES).filter((file) => /\.tsx?$/.test(file) && /^["']use client["']/m.test(read(file))),
].filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$|\/testing\//.test(file));
const found = files.flatMap((file) => findDeviceTimes(file, read(file)).map((time) => ({ file, ...time })));
const violations = found.filter(({ file }) => !CLOCKS.has(file));

for (const { file, line, code } of violations) console.error(`${file}:${line} ${code} is the device's time`);
console.log(`${files.length} files read, ${violations.length} times of the device`);
const seen = new Set(found.map(({ file }) => file));
const isBlind = files.length < MIN_FILES || [...CLOCKS].some((file) => !seen.has(file));
if (isBlind) console.error("device-clock: too few files were read, or a file of the clocks shows no time");
if (violations.length || isBlind) process.exitCode = 1;
