import * as z from "zod/mini";
import { isStorable } from "../../shared/storable";
import { typedAddress } from "../../shared/web-address-input";
import { LINK_CARD_LIMITS } from "./link-card";

/** A link card as the server keeps it, also while it is being typed. */
export const linkCardInput = z.strictObject({
  source: typedAddress(LINK_CARD_LIMITS.sourceLength),
  title: z.string().check(z.maxLength(LINK_CARD_LIMITS.titleLength), z.refine(isStorable)),
  description: z.string().check(z.maxLength(LINK_CARD_LIMITS.descriptionLength), z.refine(isStorable)),
});
