import {
  NOTICE_FIELD_NAMES,
  NOTICE_KINDS,
  type NoticeFields,
} from "@takt/domain/billing/model/notice-fields";
import { readStoredTexts } from "../shared/light-form/read-stored-texts";

/** Reads fields that the browser has stored; null when it has none, or such as nobody has typed here. */
export function readStoredFields(stored: string): NoticeFields | null {
  const found = readStoredTexts(stored, NOTICE_FIELD_NAMES);
  const kind = NOTICE_KINDS.find((one) => one === found?.others["kind"]);
  return found && kind ? { kind, ...found.texts } : null;
}
