import { truncate } from "./clean-text.mjs";

export const MAX_TEXT_LENGTH = 10_000;
const MAX_HEADINGS = 50;
const MAX_HEADING_LENGTH = 200;
/** The last paragraph is cut between words when a space is this near. */
const MAX_WORD_CUT = 200;

/**
 * Joins blocks to one text of at most 10,000 characters, with its headings of the second and third level.
 * @param {import("./extract-types").Block[]} blocks
 * @returns {{ text: string, headings: string[], truncated: boolean }}
 */
export function joinBlocks(blocks) {
  let text = "";
  /** @type {string[]} */
  const headings = [];
  for (const block of blocks) {
    const gap = text === "" ? "" : "\n\n";
    const room = MAX_TEXT_LENGTH - text.length - gap.length;
    if (block.text.length > room) {
      const part = cutLine(block.text, room);
      return { text: part === "" ? text : text + gap + part, headings, truncated: true };
    }
    text += gap + block.text;
    const topic = block.level === 2 || block.level === 3;
    if (topic && block.text.length <= MAX_HEADING_LENGTH && headings.length < MAX_HEADINGS)
      headings.push(block.text);
  }
  return { text, headings, truncated: false };
}

/**
 * @param {string} line
 * @param {number} room may be negative
 */
function cutLine(line, room) {
  if (room <= 0) return "";
  const cut = truncate(line, room);
  const space = cut.lastIndexOf(" ");
  return (space > cut.length - MAX_WORD_CUT && space > 0 ? cut.slice(0, space) : cut).trim();
}
