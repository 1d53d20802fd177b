// zod/mini, because screens import this file.
import * as z from "zod/mini";
import { requiredText, textInput } from "../../shared/text-input";
import { NOTE_LENGTH, QUOTE_CONTEXT, QUOTE_LENGTH } from "./note-length";

const MENTIONS = 25;
/** Far beyond every place of a post's text. */
const MAX_OFFSET = 100_000;

/** A place of a post's text: its words, those around it, and where it began (UTF-16 units). */
export const quoteInput = z.strictObject({
  text: textInput(QUOTE_LENGTH).check(z.minLength(1)),
  before: textInput(QUOTE_CONTEXT),
  after: textInput(QUOTE_CONTEXT),
  at: z.int().check(z.minimum(0), z.maximum(MAX_OFFSET)),
});
export type Quote = z.infer<typeof quoteInput>;

/** The members whom a note mentions. */
const mentions = z.array(z.uuid()).check(z.maxLength(MENTIONS));

/** A new note about a post, or, where `threadId` names the note that began a thread, an answer in it. */
export const noteInput = z.strictObject({
  id: z.uuid(),
  postId: z.uuid(),
  threadId: z.nullable(z.uuid()),
  text: requiredText(NOTE_LENGTH),
  quote: z.nullable(quoteInput),
  mentions,
});
export type NoteInput = z.infer<typeof noteInput>;

/** Another text of one's own note. */
export const noteEditInput = z.strictObject({ id: z.uuid(), text: requiredText(NOTE_LENGTH), mentions });

export const noteRef = z.strictObject({ id: z.uuid() });

/** Whether a thread is resolved, by the note that began it. */
export const threadStateInput = z.strictObject({ id: z.uuid(), isResolved: z.boolean() });
