import { Parser } from "htmlparser2";

/**
 * Maximum depth. Readability takes time quadratic in the depth: 5,000 nested divs, 30 kB, keep it busy for minutes.
 */
const MAX_DEPTH = 256;
export const MAX_ELEMENTS = 30_000;
/** Maximum attributes of one element, which the tree keeps in a list. */
const MAX_ATTRIBUTES = 200;

/**
 * Scans a page without building a tree, and throws TooComplex at the first element beyond a limit.
 * @param {string} html
 */
export function checkStructure(html) {
  let depth = 0;
  let elements = 0;
  let attributes = 0;
  const parser = new Parser({
    onopentagname() {
      attributes = 0;
    },
    onattribute() {
      if (++attributes > MAX_ATTRIBUTES) throw new TooComplex();
    },
    onopentag() {
      if (++depth > MAX_DEPTH || ++elements > MAX_ELEMENTS) throw new TooComplex();
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.write(html);
  parser.end();
}

/** Thrown for more structure than a readable page has. */
export class TooComplex extends Error {}
