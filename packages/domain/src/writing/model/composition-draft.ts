// zod/mini, because the browser parses its stored drafts by this schema.
import * as z from "zod/mini";
import { webAddress } from "../../shared/web-address";
import { compositionAnswers } from "./composition-answers";

// oxlint-disable-next-line promise/valid-params -- zod/mini's catch, not a promise's
const webAddressOrNone = z.catch(z.nullable(webAddress), null);

/**
 * What is typed in the wizard, also where it cannot be saved yet, and the quote that a new composition begins with. Its
 * address is a link on the screen: any but a web address is dropped, and the quote stays.
 */
export const compositionDraft = z.strictObject({
  answers: z.strictObject({
    ...compositionAnswers.shape,
    topic: z.string(),
    targetAudience: z.string(),
    customCallToAction: z.string(),
    hashtags: z.array(z.string()),
  }),
  quote: z.nullable(z.strictObject({ quote: z.string(), url: webAddressOrNone })),
});
export type CompositionDraft = z.infer<typeof compositionDraft>;
