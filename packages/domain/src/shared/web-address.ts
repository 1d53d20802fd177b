// zod/mini, because forms in the browser validate by this schema.
import * as z from "zod/mini";
import { isStorable } from "./storable";

/** In characters. */
const MAX_LENGTH = 4096;

/** A URL that is shown as a link: http and https only. */
export const webAddress = z
  .string()
  .check(z.maxLength(MAX_LENGTH), z.refine(isStorable), z.refine(isWebAddress));

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text);
}
