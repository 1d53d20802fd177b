/** 0x80 to 0x9F (Encoding Standard, index windows-1252); all other bytes are their own code points. */
const HIGH_CHARACTERS =
  "\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f" +
  "\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178";

/**
 * Decodes windows-1252. Node's own decoder takes it for iso-8859-1 (20.18.3 and later, nodejs/node#60888) and loses
 * the euro sign and the quotation marks and dashes of older German pages.
 */
export function decodeWindows1252(bytes: Buffer): string {
  return bytes
    .toString("latin1")
    .replace(/[\u0080-\u009f]/g, (byte) => HIGH_CHARACTERS[byte.charCodeAt(0) - 0x80]!);
}
