import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { firstLoad, ROUTES } from "./first-load.mjs";

/**
 * Weighs the scripts of the first load of each route.
 * @param {string} output the folder of a finished build, `.next`
 * @returns {{ route: string, files: string[], bytes: number }[]} bytes: gzip, each script on its own
 * @throws {Error} when the build is missing
 */
export function weighRoutes(output) {
  if (!existsSync(path.join(output, "build-manifest.json")))
    throw new Error(`there is no build in ${output}`);
  return Object.entries(ROUTES).map(([route, page]) => {
    const files = firstLoad(output, page).map((file) => path.join(output, file));
    return { route, files, bytes: files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0) };
  });
}

/** The table of `weighRoutes`, a route a line. @param {{ route: string, files: string[], bytes: number }[]} routes */
export function weightTable(routes) {
  const rows = routes.map(
    ({ route, files, bytes }) =>
      `${route.padEnd(10)} ${(bytes / 1000).toFixed(1).padStart(6)} kB in ${files.length} scripts`,
  );
  return ["scripts of the first load, gzip", ...rows].join("\n");
}
