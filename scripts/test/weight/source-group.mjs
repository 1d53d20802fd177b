/**
 * Whose code a source is: react+next, the app's own (by feature or package), or the name of a package of npm.
 * @param {string} source a path in a source map; "" is the bundler's own
 */
export function sourceGroup(source) {
  const file = source.replace("turbopack:///[project]/", "");
  if (file === "" || file.startsWith("turbopack://")) return "bundler";
  const installed = [...file.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].at(-1)?.[1];
  if (installed !== undefined) return packageGroup(installed);
  const feature = /^apps\/web\/src\/features\/([^/]+)/.exec(file)?.[1];
  if (feature !== undefined) return SHELL.has(feature) ? "shared shell" : "features";
  return file.startsWith("apps/web/") ? "shared shell" : (/^packages\/[^/]+/.exec(file)?.[0] ?? "bundler");
}

/** Parts of every signed-in page. */
const SHELL = new Set([
  "shared",
  "shell",
  "shortcuts",
  "errors",
  "notifications",
  "waitlist",
  "sessions",
  "offline",
]);

/** @param {string} name */
function packageGroup(name) {
  if (["next", "react", "react-dom", "scheduler", "@swc/helpers"].includes(name)) return "react+next";
  if (
    /^@radix-ui\/|^@floating-ui\/|^radix-ui$|^aria-hidden$|^react-remove-scroll|^react-style|^use-/.test(name)
  )
    return "radix";
  if (/^@trpc\/|^@tanstack\/|^superjson$|^copy-anything$|^is-what$/.test(name)) return "trpc+query";
  if (/i18next/.test(name)) return "i18next";
  return name;
}
