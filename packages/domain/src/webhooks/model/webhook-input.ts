// zod/mini, because screens import this file.
import { parseUrl } from "@takt/text/links/parse-url";
import * as z from "zod/mini";
import { trimmedText } from "../../shared/text-input";
import { WEBHOOK_EVENTS } from "./webhook-events";
import { WEBHOOK_LIMITS } from "./webhook-limits";

const events = z.array(z.enum(WEBHOOK_EVENTS)).check(
  z.minLength(1),
  z.refine((list) => new Set(list).size === list.length),
);

/** Whether a text is an address of the web; where it may lead to is asked of the sender. */
const isWebUrl = (text: string) => /^https?:$/.test(parseUrl(text)?.protocol ?? "");

/** A new endpoint. */
export const webhookInput = z.strictObject({
  url: trimmedText(WEBHOOK_LIMITS.url).check(z.refine(isWebUrl)),
  name: trimmedText(WEBHOOK_LIMITS.name),
  events,
});
export type WebhookInput = z.infer<typeof webhookInput>;

export const webhookRef = z.strictObject({ id: z.uuid() });

/** A change of an endpoint. `isPaused: false` also wakes one that rests. */
export const webhookChange = z.strictObject({
  id: z.uuid(),
  ...z.partial(webhookInput).shape,
  isPaused: z.optional(z.boolean()),
});
export type WebhookChange = z.infer<typeof webhookChange>;
