// The browser gets zod's small build: forms check by the same schema.
import * as z from "zod/mini";
import { isStorable } from "./is-storable";

/** Characters. */
const LONGEST = 4096;

/** An address that is shown as a link: http and https only. */
export const webAddress = z
  .string()
  .check(z.maxLength(LONGEST), z.refine(isStorable), z.refine(isWebAddress));

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text);
}
