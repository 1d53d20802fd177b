import { cleanText } from "./clean-text.mjs";

/** Elements that begin and end a paragraph. */
const BLOCKS = new Set(
  (
    "address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer " +
    "form h1 h2 h3 h4 h5 h6 header hgroup hr html li main menu nav ol p pre section summary table tbody tfoot thead tr ul"
  ).split(" "),
);
/** Elements without readable text. */
const UNREAD_ELEMENTS = new Set(
  "audio button canvas embed head iframe input math noscript object script select style svg template textarea title video".split(
    " ",
  ),
);
const TEXT = 3;
const ELEMENT = 1;

/**
 * Returns the text of a tree, one block per paragraph, heading, list item and table row, without comments.
 * @param {Node} root at most some hundred levels deep
 * @returns {import("./extract-types").Block[]}
 */
export function toBlocks(root) {
  /** @type {import("./extract-types").Block[]} */
  const blocks = [];
  let pending = "";
  /** @type {number | null} */
  let level = null;

  const flush = () => {
    const text = cleanText(pending);
    if (text !== "") blocks.push({ text, level });
    pending = "";
  };

  /** @param {Node} node */
  const walk = (node) => {
    if (node.nodeType === TEXT) pending += node.nodeValue ?? "";
    if (node.nodeType !== ELEMENT) return;
    const name = node.nodeName.toLowerCase();
    if (UNREAD_ELEMENTS.has(name)) return;
    const block = BLOCKS.has(name);
    const heading = /^h([1-6])$/.exec(name);
    if (block) flush();
    if (heading) level = Number(heading[1]);
    if (name === "br" || name === "td" || name === "th") pending += " ";
    for (let child = node.firstChild; child; child = child.nextSibling) walk(child);
    if (block) flush();
    if (heading) level = null;
  };
  walk(root);
  flush();
  return blocks;
}
