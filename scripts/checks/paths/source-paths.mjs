import { expandBraces, globSource } from "./path-pattern.mjs";

const PATH = /(?<![\w@./-])(?:docs|packages|apps|scripts|tooling)\/[\w@.\-/[\]{},<>*()]+/g;
/** Where a comment goes on in the next line. */
const NEXT_LINE = /\n\s*(?:\*|\/\/\/?|#)? */g;
const CITATION = /(docs\/[\w/-]+\.md), (["“]?[A-Z][^.;:)`]*)/g;

/**
 * The paths from the root in a source, in its comments and its texts, that lead to no file or folder. The extension, and
 * the end of a decision's name, may be left out.
 * @param {string} text
 * @param {readonly string[]} files
 * @returns {string[]}
 */
export function brokenSourcePaths(text, files) {
  const known = files.join("\n");
  return [...text.matchAll(PATH)]
    .map(([found]) => found.replace(/[.,)(/]+$/, ""))
    .filter((found) => !/generated|node_modules|\.next/.test(found) && found.includes("/"))
    .filter((found) =>
      expandBraces(found).some((one) => {
        const source = `${globSource(one)}${/\/\d{4}$/.test(one) ? "-" : "(?:/|$|\\.tsx?$)"}`;
        return !new RegExp(`^${source}`, "m").test(known);
      }),
    );
}

/**
 * The citations of a page's heading (`docs/linkedin-api.md, Duplicates`) that the page does not have.
 * @param {string} text
 * @param {(page: string) => string} read
 * @returns {string[]}
 */
export function brokenCitations(text, read) {
  return [...text.replaceAll(NEXT_LINE, " ").matchAll(CITATION)].flatMap(([, page = "", cited = ""]) => {
    const headings = [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);
    const known = headings.some((one) => one.startsWith(cited.trim()) || cited.startsWith(one));
    return known ? [] : [`${page}, ${cited.trim()}`];
  });
}
