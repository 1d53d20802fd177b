import { list, text } from "../../shared/shape";

/** What is typed in the text of a post. */
export const textDraft = { content: text(), hashtags: list(text()) };
