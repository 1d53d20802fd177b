import { useCallback, useState } from "react";
import { parseJson } from "~/features/shared/parse-json";
import { useStoredDraft } from "~/features/shared/use-stored-draft";
import type { Fields } from "./form-state";

/** A form's typed fields, null until one is typed. They stay in the tab under a key; without one, in the page. */
export function useFormFields(draftKey: string | null) {
  const [stored, store, clear] = useStoredDraft(draftKey ?? "");
  const [typed, setTyped] = useState<Fields | null>(null);
  const clearTyped = useCallback(() => setTyped(null), []);
  if (draftKey === null) return { typed, setTyped, clear: clearTyped };
  const setStored = (fields: Fields) => store(JSON.stringify(fields));
  return { typed: readStoredFields(stored), setTyped: setStored, clear };
}

/** Reads fields that the browser has stored; null for what no form has stored. */
export function readStoredFields(stored: string): Fields | null {
  const fields = parseJson(stored);
  const isFields =
    typeof fields === "object" &&
    fields !== null &&
    Object.values(fields).every((text) => typeof text === "string");
  return isFields ? (fields as Fields) : null;
}
