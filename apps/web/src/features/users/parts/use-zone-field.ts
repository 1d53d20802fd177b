import { useFieldDraft } from "../../shared/drafts/use-field-draft";
import { useMe } from "../../shared/use-me";
import { useSaveZone } from "./use-save-zone";

/** The user's zone as a field that saves each choice at once. */
export function useZoneField() {
  const { zone } = useMe();
  return useFieldDraft("setting", "zone", { saved: zone, delayMs: 0, save: useSaveZone() });
}
