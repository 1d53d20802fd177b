import { Parser } from "htmlparser2";
import { TooComplex } from "./too-complex.mjs";

/** Readability's work grows with the square of the depth: 5,000 nested divs, 30 kB, keep it busy for minutes. */
const MAX_DEPTH = 256;
export const MAX_ELEMENTS = 30_000;
/** Of one element: the tree keeps them in a list. */
const MAX_ATTRIBUTES = 200;

/**
 * Runs through a page without building anything, and throws TooComplex at the first element too much.
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
