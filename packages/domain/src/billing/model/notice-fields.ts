import { normalizeText } from "@takt/text/normalize-text";
import { EMAIL_PATTERN } from "../../shared/email-pattern";

/** `extraordinary_cancellation`: for good cause, which is to be named. */
export const NOTICE_KINDS = ["cancellation", "extraordinary_cancellation", "withdrawal"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** In characters. */
export const NOTICE_LIMITS = { name: 200, email: 320, contract: 300, reason: 2000 } as const;

/** What is typed on one of the public pages. This file checks it without a library, because the pages are light. */
export type NoticeFields = {
  kind: NoticeKind;
  name: string;
  email: string;
  contract: string;
  reason: string;
  /** YYYY-MM-DD. Empty: the earliest possible day. */
  wantedOn: string;
};

export type NoticeFieldName = Exclude<keyof NoticeFields, "kind">;
type NoticeProblem = "missing" | "tooLong" | "invalid";
export type NoticeProblems = Partial<Record<NoticeFieldName, NoticeProblem>>;

/** In the order of the page: the first with a problem gets the focus. */
export const NOTICE_FIELD_NAMES = [
  "reason",
  "name",
  "email",
  "contract",
  "wantedOn",
] as const satisfies readonly NoticeFieldName[];

/** Returns what is wrong with the fields that the kind has; nothing when they can be sent. Spaces around do not count. */
export function findNoticeProblems(fields: NoticeFields): NoticeProblems {
  const { kind, email, wantedOn } = fields;
  const problems: NoticeProblems = {};
  for (const name of ["reason", "name", "email", "contract"] as const) {
    const text = normalizeText(fields[name]).trim();
    if (name === "reason" && kind !== "extraordinary_cancellation") continue;
    if (text.length > NOTICE_LIMITS[name]) problems[name] = "tooLong";
    else if (text === "") problems[name] = "missing";
  }
  if (!problems.email && !EMAIL_PATTERN.test(email.trim())) problems.email = "invalid";
  if (kind !== "withdrawal" && wantedOn !== "" && !isDay(wantedOn)) problems.wantedOn = "invalid";
  return problems;
}

/** Tells whether a text is a day of the calendar, YYYY-MM-DD. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Returns the fields that are sent of what is typed: each kind has its own. */
export function toNoticeFields({ kind, name, email, contract, reason, wantedOn }: NoticeFields) {
  return {
    kind,
    name,
    email,
    contract,
    ...(kind !== "withdrawal" && { wantedOn: wantedOn === "" ? null : wantedOn }),
    ...(kind === "extraordinary_cancellation" && { reason }),
  };
}
