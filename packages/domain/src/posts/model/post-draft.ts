import { type ValueOf, list, nullable, object, oneOf, optional, text } from "../../shared/shape";
import { linkCardDraft } from "./link-card";
import { pollDraft } from "./poll";

/** What is typed in the text of a post. */
export const textDraft = { content: text(), hashtags: list(text()) };

/** What is typed in a post, also where it cannot be saved yet. Its files are not typed: the upload queue has them. */
export const postDraft = object({
  ...textDraft,
  visibility: oneOf(["PUBLIC", "CONNECTIONS"]),
  // Drafts that were stored earlier have none of these.
  linkCard: optional(nullable(linkCardDraft)),
  poll: optional(nullable(pollDraft)),
  firstComment: optional(text()),
});
export type PostDraft = ValueOf<typeof postDraft>;
