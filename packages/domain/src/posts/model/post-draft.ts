// zod/mini, because the browser parses its stored drafts by this schema.
import * as z from "zod/mini";
import { linkCardDraft } from "./link-card";
import { pollInput } from "./poll";

/** What is typed in a post, also where it cannot be saved yet. Its files are not typed: the upload queue has them. */
export const postDraft = z.object({
  content: z.string(),
  hashtags: z.array(z.string()),
  visibility: z.enum(["PUBLIC", "CONNECTIONS"]),
  // Drafts that were stored earlier have none of these.
  linkCard: z.optional(z.nullable(linkCardDraft)),
  poll: z.optional(z.nullable(pollInput)),
  firstComment: z.optional(z.string()),
});
export type PostDraft = z.infer<typeof postDraft>;
