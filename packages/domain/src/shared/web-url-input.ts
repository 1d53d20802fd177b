import { normalizeText } from "@takt/text/normalize-text";
import * as z from "zod/mini";
import { textInput } from "./text-input";
import { isHarmlessUrl, isWebUrl } from "./web-url";

/** A URL that is shown as a link: http and https only. */
export const webUrl = z.string().check(z.overwrite(normalizeText), z.refine(isWebUrl));

/**
 * An address while it is typed: anything that does not yet name a scheme other than http and https, which a browser
 * could run (`javascript:`, `data:`). What is kept of it is never dangerous to open.
 * @param maxLength in UTF-16 units
 */
export const typedUrl = (maxLength: number) => textInput(maxLength).check(z.refine(isHarmlessUrl));
