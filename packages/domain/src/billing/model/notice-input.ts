import { z } from "zod";
import { EMAIL_PATTERN } from "../../shared/email-pattern";
import { requiredText } from "../../shared/text-input";
import { NOTICE_LIMITS } from "./notice-fields";

/** Error codes of notices. */
export type NoticeErrorCode =
  /** The link, or the reference, leads to no notice. */
  | "notice_not_found"
  /** The operator has closed it already. */
  | "notice_closed";

const fields = {
  /** Made by the page: a repeated call after a lost answer makes no second notice. */
  id: z.uuid(),
  name: requiredText(NOTICE_LIMITS.name),
  /** Where the receipt goes. */
  email: requiredText(NOTICE_LIMITS.email).check(z.regex(EMAIL_PATTERN)),
  /** What identifies the contract, in the author's words. */
  contract: requiredText(NOTICE_LIMITS.contract),
  locale: z.enum(["en", "de"]),
};
/** Null: the earliest possible day. */
const wantedOn = z.iso.date().nullable();

/** A cancellation or a withdrawal, as it is declared on a public page; its bounds are those of `findNoticeProblems`. A withdrawal needs no reason and no day. */
export const noticeInput = z.discriminatedUnion("kind", [
  z.strictObject({ ...fields, kind: z.literal("cancellation"), wantedOn }),
  z.strictObject({
    ...fields,
    kind: z.literal("extraordinary_cancellation"),
    wantedOn,
    reason: requiredText(NOTICE_LIMITS.reason),
  }),
  z.strictObject({ ...fields, kind: z.literal("withdrawal") }),
]);
export type NoticeInput = z.infer<typeof noticeInput>;

/** The token of a link that confirms a notice. */
export const confirmInput = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) });
