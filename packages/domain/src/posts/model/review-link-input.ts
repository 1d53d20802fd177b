// zod/mini, because screens import this file.
import * as z from "zod/mini";
import { requiredText, trimmedText } from "../../shared/text-input";
import { APPROVAL_NOTE_LENGTH, approveInput } from "./approval-input";
import { quoteInput } from "./note-input";
import { NOTE_LENGTH } from "./note-length";

/** For how many days a review link works. */
export const REVIEW_LINK_DAYS = [1, 7, 14, 30] as const;
export const REVIEW_NAME_LENGTH = 60;

/** A new review link of a post. */
export const reviewLinkInput = z.strictObject({
  postId: z.uuid(),
  /** Whom it is for. */
  name: requiredText(REVIEW_NAME_LENGTH),
  days: z.literal(REVIEW_LINK_DAYS),
  mayApprove: z.boolean(),
});
export type ReviewLinkInput = z.infer<typeof reviewLinkInput>;

/** The secret of a review link's address: 256 bits. */
export const reviewToken = z.string().check(z.regex(/^[\w-]{43}$/));

export const reviewInput = z.strictObject({ token: reviewToken });

/** The name that a guest goes by. */
const guestName = requiredText(REVIEW_NAME_LENGTH);

/** A note by a guest, or, where `threadId` names the note that began a thread of theirs, an answer in it. */
export const guestNoteInput = z.strictObject({
  token: reviewToken,
  id: z.uuid(),
  threadId: z.nullable(z.uuid()),
  guestName,
  text: requiredText(NOTE_LENGTH),
  quote: z.nullable(quoteInput),
});
export type GuestNoteInput = z.infer<typeof guestNoteInput>;

const decision = { token: reviewToken, guestName, version: approveInput.shape.ref.shape.version };

/** A guest approves a post as they have seen it: `hash` is of all that is published of it. */
export const guestApproveInput = z.strictObject({
  ...decision,
  hash: approveInput.shape.hash,
  note: trimmedText(APPROVAL_NOTE_LENGTH),
});

/** A guest says what has to be changed before a post is approved. */
export const guestChangesInput = z.strictObject({ ...decision, note: requiredText(APPROVAL_NOTE_LENGTH) });
