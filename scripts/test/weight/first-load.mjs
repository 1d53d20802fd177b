import { readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";

/** The routes that are weighed, and their pages in the build. */
export const ROUTES = {
  today: "/[locale]/app/(shell)/page",
  posts: "/[locale]/app/(shell)/posts/page",
  calendar: "/[locale]/app/(shell)/content/calendar/page",
  create: "/[locale]/app/(shell)/content/create/page",
  editor: "/[locale]/app/(shell)/content/edit/[id]/page",
  analytics: "/[locale]/app/(shell)/analytics/page",
  settings: "/[locale]/app/(shell)/user/settings/page",
  Compass: "/[locale]/app/(shell)/content/compass/page",
  login: "/[locale]/login/page",
  landing: "/[locale]/(site)/page",
};

/**
 * The scripts that a browser loads before a page answers it: those of Next, of the layouts and of the page.
 * @param {string} output the folder of a finished build, `.next`
 * @param {string} page as in ROUTES
 * @returns {string[]} paths below `output`
 * @throws {Error} when the build is missing or has no such page
 */
export function firstLoad(output, page) {
  const { rootMainFiles } = JSON.parse(readFileSync(path.join(output, "build-manifest.json"), "utf8"));
  const file = path.join(output, "server/app", `${page}_client-reference-manifest.js`);
  /** @type {{ __RSC_MANIFEST?: Record<string, { entryJSFiles: Record<string, string[]> }> }} */
  const context = {};
  runInNewContext(readFileSync(file, "utf8"), Object.assign(context, { globalThis: context }));
  const entries = context.__RSC_MANIFEST?.[page]?.entryJSFiles;
  if (!entries) throw new Error(`${file} does not know ${page}`);
  const scripts = Object.entries(entries)
    .filter(([entry]) => isPartOf(entry.replace("[project]/apps/web/src/app", ""), page))
    .flatMap(([, files]) => files);
  return [...new Set([...rootMainFiles, ...scripts])];
}

/** Whether an entry is the page itself or a layout or an error boundary around it. @param {string} entry @param {string} page */
function isPartOf(entry, page) {
  const around = /^(.*)\/(layout|error)$/.exec(entry);
  return around ? page.startsWith(`${around[1]}/`) : entry === page;
}
