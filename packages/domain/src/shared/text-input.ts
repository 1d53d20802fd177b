import { HASHTAG } from "@takt/text/hashtag";
import { normalizeText } from "@takt/text/normalize-text";
import * as z from "zod/mini";

/**
 * A text of an input, in the form that Takt keeps (`normalizeText`), of which its length counts. Every text that comes in
 * by a schema is one of these; a test walks the inputs of all procedures and forms.
 * @param max in UTF-16 units
 */
export const textInput = (max: number) => z.string().check(z.overwrite(normalizeText), z.maxLength(max));

/** A text without blanks around it, which may be empty. */
export const trimmedText = (max: number) =>
  z.string().check(z.overwrite(normalizeText), z.trim(), z.maxLength(max));

/** A text without blanks around it, of at least `min` UTF-16 units. */
export const requiredText = (max: number, min = 1) => trimmedText(max).check(z.minLength(min));

/** A hashtag without its `#`. What made an emoji of its neighbour is dropped: posts of earlier versions may have it. */
export const hashtagInput = (max: number) =>
  textInput(max).check(
    z.overwrite((tag) => tag.replace(/[\ufe0e\ufe0f\u20e3]/g, "")),
    z.regex(HASHTAG),
  );
