// zod/mini, because screens import this file.
import * as z from "zod/mini";
import { requiredText } from "../../shared/text-input";
import { BRAND_LIMITS } from "./brand-limits";

/** `#rrggbb`, in small letters. */
const colorInput = z.string().check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/));

/** A sender's name without the characters that make it an address, or hide another name behind it. */
const senderName = requiredText(BRAND_LIMITS.senderName).check(z.regex(/^[^<>@"\\]+$/));

/** How a workspace looks; what is null is as without a brand. The logo comes by itself. */
export const brandInput = z.strictObject({
  name: z.nullable(requiredText(BRAND_LIMITS.name)),
  primaryColor: z.nullable(colorInput),
  secondaryColor: z.nullable(colorInput),
  senderName: z.nullable(senderName),
  footer: z.nullable(requiredText(BRAND_LIMITS.footer)),
  poweredBy: z.boolean(),
});
export type BrandInput = z.infer<typeof brandInput>;
