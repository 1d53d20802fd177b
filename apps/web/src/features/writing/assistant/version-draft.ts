import type { TextVersionView } from "@takt/domain/writing/model/composition-view";
import { resultDraft, type ResultDraft } from "@takt/domain/writing/model/result-draft";
import type { DraftStore } from "~/features/shared/drafts/draft-store";
import { isSameInput } from "~/features/shared/drafts/is-same";
import { findOpenDraft } from "~/features/shared/drafts/open-drafts";
import { storedDraft } from "~/features/shared/drafts/stored-draft";

/** The key of the draft of a version. */
export const versionKey = (userId: string, id: string): string => `version:${userId}:${id}`;

/**
 * Saves what is typed in the version that is shown; resolves to the version that has it, which may be a new one. Rejects
 * with what the save throws.
 */
export async function saveVersionDraft(userId: string, versionId: string): Promise<string> {
  const store: DraftStore<ResultDraft> | null = findOpenDraft(versionKey(userId, versionId));
  if (store?.isDirty()) await store.saveNow();
  return store?.getBaseline()?.id ?? versionId;
}

/** Returns the newest version with a text that is stored on this device; removes one that the server has got anyway. */
export function versionWithStoredDraft(
  userId: string,
  versions: readonly TextVersionView[],
): TextVersionView | null {
  const hasStored = ({ id }: TextVersionView): boolean => {
    const draft = storedDraft(versionKey(userId, id), resultDraft);
    const stored = draft.read();
    if (!stored) return false;
    // An edit whose answer was lost.
    const exists = versions.some(
      ({ kind, basedOn, text, hashtags }) =>
        kind === "edited" && basedOn === id && isSameInput({ text, hashtags }, stored.value),
    );
    if (exists) draft.write(null);
    return !exists;
  };
  return versions.filter(hasStored).at(-1) ?? null;
}
