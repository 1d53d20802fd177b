import { checkDrawnWork } from "./drawn-work.mjs";
import { invalidLogo, LogoRefused } from "./logo-refused.mjs";
import { logoSize } from "./logo-size.mjs";
import { parseSheet, resolveStyles } from "./parse-styles.mjs";
import { parseSvg } from "./parse-svg.mjs";
import { writeSvg } from "./write-svg.mjs";

/**
 * Turns an SVG into one with nothing but shapes, as large as it is drawn. Never throws: whatever a hostile file does
 * becomes an answer.
 * @param {import("./logo-types").LogoJob} job
 * @returns {import("./logo-types").LogoAnswer}
 */
export function cleanLogo({ bytes, box }) {
  try {
    return { kind: "cleaned", svg: clean(bytes, box) };
  } catch (error) {
    if (error instanceof LogoRefused)
      return { kind: "refused", code: error.code, data: error.data, reason: error.reason };
    // A stack, string or list grew too large.
    if (error instanceof RangeError)
      return { kind: "refused", code: "logo_invalid", data: {}, reason: error.message };
    return { kind: "failed", error: String(error) };
  }
}

/** @param {Uint8Array} bytes @param {import("./logo-types").LogoBox} box */
function clean(bytes, box) {
  const { root, elements, sheet } = parseSvg(toText(bytes));
  resolveStyles(elements, parseSheet(sheet));
  checkDrawnWork(root, elements);
  return writeSvg(root, logoSize(root.attributes, box));
}

/** @param {Uint8Array} bytes */
function toText(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw invalidLogo("not UTF-8");
  }
}
