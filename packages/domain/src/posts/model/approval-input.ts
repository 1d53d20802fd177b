// zod/mini, because screens import this file.
import * as z from "zod/mini";
import { versionRef } from "../../shared/row-ref";
import { requiredText, trimmedText } from "../../shared/text-input";

export const MAX_STAGES = 5;
export const STAGE_NAME_LENGTH = 60;
export const APPROVAL_NOTE_LENGTH = 2000;
/** The hours before its time at which a post that waits is told. */
const REMINDER_HOURS = { min: 1, max: 168 } as const;

const stageInput = z.strictObject({
  name: requiredText(STAGE_NAME_LENGTH),
  /** Null: all whose role approves. */
  approverIds: z.nullable(z.array(z.uuid()).check(z.minLength(1), z.maxLength(25))),
});

/** How the workspace approves posts. Without stages posts go out without an approval. */
export const approvalRulesInput = z.strictObject({
  stages: z.array(stageInput).check(z.maxLength(MAX_STAGES)),
  /** Whether who made a post, or asked for its approval, may approve it. */
  isOwnAllowed: z.boolean(),
  reminderHours: z.int().check(z.minimum(REMINDER_HOURS.min), z.maximum(REMINDER_HOURS.max)),
});
export type ApprovalRulesInput = z.infer<typeof approvalRulesInput>;

/** Asks for the approval of a post; the note is for its approvers. */
export const approvalRequestInput = z.strictObject({
  ref: versionRef,
  note: trimmedText(APPROVAL_NOTE_LENGTH),
});

/** Approves a post as it was seen: `hash` is of all that is published of it (ApprovalView). */
export const approveInput = z.strictObject({
  ref: versionRef,
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  note: trimmedText(APPROVAL_NOTE_LENGTH),
});

/** Says what has to be changed before a post is approved. */
export const requestChangesInput = z.strictObject({
  ref: versionRef,
  note: requiredText(APPROVAL_NOTE_LENGTH),
});
