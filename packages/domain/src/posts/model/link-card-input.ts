import * as z from "zod/mini";
import { textInput } from "../../shared/text-input";
import { typedAddress } from "../../shared/web-address-input";
import { LINK_CARD_LIMITS } from "./link-card";

/** A link card as the server keeps it, also while it is being typed. */
export const linkCardInput = z.strictObject({
  source: typedAddress(LINK_CARD_LIMITS.sourceLength),
  title: textInput(LINK_CARD_LIMITS.titleLength),
  description: textInput(LINK_CARD_LIMITS.descriptionLength),
});
