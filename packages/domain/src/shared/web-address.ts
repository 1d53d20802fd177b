// zod/mini, because forms in the browser validate by this schema.
import * as z from "zod/mini";
import { isStorable } from "./storable";

/** In characters. */
const MAX_LENGTH = 4096;

/** A URL that is shown as a link: http and https only. */
export const webAddress = z
  .string()
  .check(z.maxLength(MAX_LENGTH), z.refine(isStorable), z.refine(isWebAddress));

/**
 * An address while it is typed: anything that does not yet name a scheme other than http and https, which a browser
 * could run (`javascript:`, `data:`). What is kept of it is never dangerous to open.
 * @param maxLength in UTF-16 units
 */
export const typedAddress = (maxLength: number) =>
  z.string().check(z.maxLength(maxLength), z.refine(isStorable), z.refine(isHarmlessAddress));

/**
 * Whether no browser finds a scheme in the text but http and https: by the parser that browsers use, which passes over
 * blanks, line breaks and case. A host with its port, `a.example:80`, is none.
 */
export function isHarmlessAddress(text: string): boolean {
  if (!URL.canParse(text)) return true;
  const { protocol } = new URL(text);
  return /^https?:$/.test(protocol) || protocol.includes(".");
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text);
}
