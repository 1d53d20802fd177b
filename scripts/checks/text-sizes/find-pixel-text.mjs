/** Patterns that give text a size in px: it stays small where a browser is set to larger text (WCAG 1.4.4). */
const PIXEL_TEXT = [
  // Tailwind's arbitrary sizes, also of lines: text-[13px], text-[clamp(24px,7vw,30px)], leading-[20px], text-sm/[20px].
  /\b(?:text|leading)-\[[^\]]*\dpx[^\]]*\]/g,
  /\btext-[\w.-]+\/\[[\d.]+px\]/g,
  // Declarations in style sheets and templates; a shorthand has the size before the family.
  /\b(?:font-size|line-height)\s*:\s*[\d.]+px/g,
  /\bfont\s*:[^;}\n]*?\b[\d.]+px/g,
  // Of React and SVG, where a number is px.
  /\b(?:fontSize|lineHeight)\s*[=:]\s*\{?\s*["'`]?[\d.]+(?:px|["'`}\s,])/g,
];
/** A line height without a unit is a multiple of the text's size. */
const MULTIPLE = /^lineHeight\s*[=:]\s*\{?\s*(?:[0-3](?:\.\d+)?|\.\d+)\s*[,}\s]?$/;

/**
 * Finds sizes of text in px.
 * @param {string} text of a file
 * @returns {{ line: number, size: string }[]}
 */
export function findPixelText(text) {
  return text.split("\n").flatMap((content, index) =>
    PIXEL_TEXT.flatMap((pattern) => content.match(pattern) ?? [])
      .filter((size) => !MULTIPLE.test(size))
      .map((size) => ({ line: index + 1, size: size.trim() })),
  );
}
