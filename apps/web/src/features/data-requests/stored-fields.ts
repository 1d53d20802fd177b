import type { DataRequestFields } from "@takt/domain/privacy/model/data-request-fields";
import { DATA_REQUEST_TYPES } from "@takt/domain/privacy/model/data-request-types";
import { parseStored } from "../shared/light-form/parse-stored";

/** Reads fields that the browser has stored; null when it has none, or such as nobody has typed here. */
export function readStoredFields(stored: string): DataRequestFields | null {
  const fields = parseStored(stored);
  if (!fields) return null;
  const { type, firstName, lastName, email, details, acknowledged } = fields as DataRequestFields;
  const isTyped = [firstName, lastName, email, details].every((one) => typeof one === "string");
  const isType = type === "" || DATA_REQUEST_TYPES.includes(type);
  if (!isTyped || !isType || typeof acknowledged !== "boolean") return null;
  return { type, firstName, lastName, email, details, acknowledged };
}
