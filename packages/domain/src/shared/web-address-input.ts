import * as z from "zod/mini";
import { isStorable } from "./storable";
import { isHarmlessAddress, isWebAddress } from "./web-address";

/** A URL that is shown as a link: http and https only. */
export const webAddress = z.string().check(z.refine(isWebAddress));

/**
 * An address while it is typed: anything that does not yet name a scheme other than http and https, which a browser
 * could run (`javascript:`, `data:`). What is kept of it is never dangerous to open.
 * @param maxLength in UTF-16 units
 */
export const typedAddress = (maxLength: number) =>
  z.string().check(z.maxLength(maxLength), z.refine(isStorable), z.refine(isHarmlessAddress));
