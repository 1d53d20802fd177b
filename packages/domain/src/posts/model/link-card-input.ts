import * as z from "zod/mini";
import { textInput } from "../../shared/text-input";
import { typedUrl } from "../../shared/web-url-input";
import { LINK_CARD_LIMITS } from "./link-card";

/** A link card as the server keeps it, also while it is being typed. */
export const linkCardInput = z.strictObject({
  source: typedUrl(LINK_CARD_LIMITS.sourceLength),
  title: textInput(LINK_CARD_LIMITS.titleLength),
  description: textInput(LINK_CARD_LIMITS.descriptionLength),
});
