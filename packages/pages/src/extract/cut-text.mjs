import { cutWhole } from "./cut-whole.mjs";

export const MAX_TEXT = 10_000;
const MAX_HEADINGS = 50;
const MAX_HEADING = 200;
/** A last paragraph is cut between words when one ends so near. */
const NEAR = 200;

/**
 * Blocks as one text of at most 10,000 characters, with the headings of the second and third level that stand in it.
 * @param {import("./extract-types").Block[]} blocks
 * @returns {{ text: string, headings: string[], truncated: boolean }}
 */
export function cutText(blocks) {
  let text = "";
  /** @type {string[]} */
  const headings = [];
  for (const block of blocks) {
    const gap = text === "" ? "" : "\n\n";
    const room = MAX_TEXT - text.length - gap.length;
    if (block.text.length > room) {
      const part = cutLine(block.text, room);
      return { text: part === "" ? text : text + gap + part, headings, truncated: true };
    }
    text += gap + block.text;
    const topic = block.level === 2 || block.level === 3;
    if (topic && block.text.length <= MAX_HEADING && headings.length < MAX_HEADINGS)
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
  const cut = cutWhole(line, room);
  const space = cut.lastIndexOf(" ");
  return (space > cut.length - NEAR && space > 0 ? cut.slice(0, space) : cut).trim();
}
