// zod/mini, because screens import this file.
import * as z from "zod/mini";
import { requiredText } from "../../shared/text-input";
import { API_KEY_LIMITS } from "./api-key-limits";
import { SCOPES } from "./scopes";

const scopes = z.array(z.enum(SCOPES)).check(
  z.minLength(1),
  z.refine((list) => new Set(list).size === list.length),
);

/** A new key. */
export const apiKeyInput = z.strictObject({
  name: requiredText(API_KEY_LIMITS.name),
  scopes,
  days: z.literal(API_KEY_LIMITS.days),
});
export type ApiKeyInput = z.infer<typeof apiKeyInput>;

export const apiKeyRef = z.strictObject({ id: z.uuid() });
