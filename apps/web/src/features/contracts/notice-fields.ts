import { type NoticeInput, NOTICE_KINDS, noticeInput } from "@takt/domain/billing/model/notice-input";
import { z } from "zod";

/** What is typed on one of the pages. */
const fieldsSchema = z.object({
  kind: z.enum(NOTICE_KINDS),
  name: z.string(),
  email: z.string(),
  contract: z.string(),
  reason: z.string(),
  /** Empty: the earliest possible day. */
  wantedOn: z.string(),
});
export type NoticeFields = z.infer<typeof fieldsSchema>;
export type FieldName = "name" | "email" | "contract" | "reason" | "wantedOn";

/** In the order of the page: the first with a problem gets the focus. */
const FIELD_NAMES: readonly FieldName[] = ["reason", "name", "email", "contract", "wantedOn"];

/** Reads fields that the browser has stored; null when it has none, or such as nobody has typed here. */
export function readFields(stored: string): NoticeFields | null {
  if (stored === "") return null;
  try {
    return fieldsSchema.safeParse(JSON.parse(stored)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Returns what is to be sent, or the fields that have a problem. */
export function toInput(
  { kind, name, email, contract, reason, wantedOn }: NoticeFields,
  { id, locale }: { id: string; locale: "en" | "de" },
): { kind: "input"; input: NoticeInput } | { kind: "problems"; fields: FieldName[] } {
  const parsed = noticeInput.safeParse({
    id,
    locale,
    kind,
    name,
    email,
    contract,
    ...(kind !== "withdrawal" && { wantedOn: wantedOn === "" ? null : wantedOn }),
    ...(kind === "extraordinary_cancellation" && { reason }),
  });
  if (parsed.success) return { kind: "input", input: parsed.data };
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
  return { kind: "problems", fields: FIELD_NAMES.filter((field) => wrong.has(field)) };
}
