import { flag, list, numeric, object, text, type ValueOf } from "../../shared/shape";

const stageDraft = object({
  /** Tells the stages of a form apart while they are renamed and moved. */
  key: text(),
  name: text(),
  isEveryone: flag,
  /** Chosen members; they stay chosen while everybody approves. */
  approverIds: list(text()),
});

/** The rules of approval as they are typed, also where they cannot be saved yet; the stages stay while none are needed. */
export const approvalDraft = object({
  isNeeded: flag,
  stages: list(stageDraft),
  isOwnAllowed: flag,
  reminderHours: numeric,
});
export type ApprovalDraft = ValueOf<typeof approvalDraft>;
export type StageDraft = ApprovalDraft["stages"][number];
