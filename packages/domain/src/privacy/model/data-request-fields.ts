import { normalizeText } from "@takt/text/normalize-text";
import { EMAIL_PATTERN } from "../../shared/email-pattern";
import { DATA_REQUEST_TYPES, type DataRequestType } from "./data-request-types";

/** What is typed on the public page. This file checks it without a library, because the page is light. */
export type DataRequestFields = {
  /** Empty until one is chosen. */
  type: DataRequestType | "";
  firstName: string;
  lastName: string;
  email: string;
  details: string;
  /** Whether the privacy policy was taken note of. A right does not depend on consent. */
  acknowledged: boolean;
};

/** In characters. */
export const DATA_REQUEST_LIMITS = { firstName: 100, lastName: 100, email: 254, details: 2000 } as const;

/** Types that nobody could answer without details. */
const TYPES_WITH_DETAILS: readonly string[] = ["rectification", "other"];

/** Tells whether a type needs details. */
export const needsDetails = (type: DataRequestFields["type"]) => TYPES_WITH_DETAILS.includes(type);

export type FieldProblem = "missing" | "tooLong" | "invalid";
export type FieldName = keyof DataRequestFields;
export type FieldProblems = Partial<Record<FieldName, FieldProblem>>;

/** In the order of the page: the first with a problem gets the focus. */
export const FIELD_NAMES = [
  "type",
  "firstName",
  "lastName",
  "email",
  "details",
  "acknowledged",
] as const satisfies readonly FieldName[];

/** Returns what is wrong with the fields; nothing when they can be sent. Spaces around a text do not count. */
export function findFieldProblems(fields: DataRequestFields): FieldProblems {
  const { type, email, details, acknowledged } = fields;
  const problems: FieldProblems = {};
  if (!DATA_REQUEST_TYPES.some((one) => one === type)) problems.type = "missing";
  for (const name of ["firstName", "lastName", "email", "details"] as const) {
    const text = normalizeText(fields[name]).trim();
    if (text.length > DATA_REQUEST_LIMITS[name]) problems[name] = "tooLong";
    else if (text === "" && name !== "details") problems[name] = "missing";
  }
  if (!problems.email && !EMAIL_PATTERN.test(email.trim())) problems.email = "invalid";
  if (!problems.details && needsDetails(type) && details.trim() === "") problems.details = "missing";
  if (!acknowledged) problems.acknowledged = "missing";
  return problems;
}
