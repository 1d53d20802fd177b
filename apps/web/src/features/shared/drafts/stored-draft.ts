import { draftStorage, type DraftStorage } from "../draft-storage";
import type { Shape } from "@takt/domain/shared/shape";
import type { Baseline, StoredDraft } from "./draft-state";

/**
 * The unsaved value of one draft on this device, as `{ value, version }`. What an older page has stored in another form
 * is not used.
 * @param key of the draft: noun, user and id
 * @param schema of the value as it is typed, also where it cannot be saved yet
 * @param storage in this tab unless told otherwise
 */
export function storedDraft<Value>(
  key: string,
  schema: Shape<Value>,
  storage: Pick<DraftStorage, "read" | "write"> = draftStorage,
): { read: () => Baseline<Value> | null; write: StoredDraft<Value>["write"] } {
  return {
    read: () => parse(storage.read(key), schema),
    write: (unsaved) => storage.write(key, unsaved ? JSON.stringify(unsaved) : ""),
  };
}

function parse<Value>(text: string, schema: Shape<Value>): Baseline<Value> | null {
  if (text === "") return null;
  try {
    const { value, version } = JSON.parse(text) as { value?: unknown; version?: unknown };
    const parsed = schema.safeParse(value);
    return parsed.success
      ? { value: parsed.data, version: typeof version === "number" ? version : null }
      : null;
  } catch {
    return null;
  }
}
