import { NOTICE_KINDS, type NoticeFields } from "@takt/domain/billing/model/notice-fields";
import { parseStored } from "../shared/light-form/parse-stored";

/** Reads fields that the browser has stored; null when it has none, or such as nobody has typed here. */
export function readStoredFields(stored: string): NoticeFields | null {
  const fields = parseStored(stored);
  if (!fields) return null;
  const { kind, name, email, contract, reason, wantedOn } = fields as NoticeFields;
  const isTyped = [name, email, contract, reason, wantedOn].every((one) => typeof one === "string");
  if (!isTyped || !NOTICE_KINDS.includes(kind)) return null;
  return { kind, name, email, contract, reason, wantedOn };
}
