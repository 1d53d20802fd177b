import type { DataRequestFields } from "@takt/domain/privacy/model/data-request-fields";
import { DATA_REQUEST_TYPES } from "@takt/domain/privacy/model/data-request-types";
import { readStoredTexts } from "../shared/light-form/read-stored-texts";

/** Reads fields that the browser has stored; null when it has none, or such as nobody has typed here. */
export function readStoredFields(stored: string): DataRequestFields | null {
  const found = readStoredTexts(stored, ["firstName", "lastName", "email", "details"]);
  const type = (["", ...DATA_REQUEST_TYPES] as const).find((one) => one === found?.others["type"]);
  const acknowledged = found?.others["acknowledged"];
  if (!found || type === undefined || typeof acknowledged !== "boolean") return null;
  return { type, ...found.texts, acknowledged };
}
