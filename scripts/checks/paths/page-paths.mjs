import path from "node:path";
import { expandBraces, globSource } from "./path-pattern.mjs";

const FENCE = /^```[^]*?^```/gm;
const CODE = /`([^`\n]+)`/g;
const LINK = /\]\(([^)\s]+)\)/g;
/** The form of a path: no spaces, and a folder or the extension of a source. */
const PATH = /^(?=[^/])(?=.*\w\/|.*\.(?:tsx?|mjs|md|json|prisma)$)[\w.@\-/*{},<>[\]]+$/;
/** Paths of what git ignores, of addresses and of packages that are not in this repository. */
const ELSEWHERE = /^\.takt\/|^[{<]|^W\/|^@(?!takt\/)|^loading\.tsx$/;

/**
 * The paths in backticks and in links of a Markdown page that lead to no file or folder. A path in backticks may leave
 * out the folders above it and its extension; `<noun>` and `*` stand for any name, `@takt/<package>` for its sources.
 * @param {string} page its path
 * @param {string} text
 * @param {readonly string[]} files
 * @param {readonly string[]} dependencies names of packages from elsewhere
 * @returns {string[]}
 */
export function brokenPagePaths(page, text, files, dependencies) {
  const known = files.join("\n");
  const prose = text.replaceAll(FENCE, "");
  const codes = [...prose.matchAll(CODE)]
    .map(([, code = ""]) => code)
    .filter((code) => PATH.test(code) && !ELSEWHERE.test(code))
    .filter((code) => !dependencies.some((name) => code === name || code.startsWith(`${name}/`)));
  const links = [...prose.matchAll(LINK)]
    .map(([, link = ""]) => link.replace(/#.*/, ""))
    .filter((link) => link && !/^(https?|mailto):/.test(link));
  return [
    ...codes.filter((code) =>
      expandBraces(code).some((one) => !ends(known, one) && !ends(known, inPackage(one))),
    ),
    ...links.filter((link) => !leadsTo(known, path.posix.join(path.posix.dirname(page), link))),
  ];
}

/** `@takt/ui/toast` -> `packages/ui/src/toast`, and so for `ui/toast`. @param {string} code */
const inPackage = (code) => code.replace(/^(?:@takt\/)?([\w-]+)(\/|$)/, "packages/$1/src$2");

/** Whether a path of the repository ends so, or with what follows its folder. @param {string} known @param {string} suffix */
function ends(known, suffix) {
  const source = globSource(suffix.replace(/\/$/, ""));
  return new RegExp(`(?:^|/)${source}(?:/|$|\\.(?:tsx?|mjs)$)`, "m").test(known);
}

/** @param {string} known @param {string} file */
const leadsTo = (known, file) => new RegExp(`^${globSource(file)}(?:/|$)`, "m").test(known);
