import type { TextVersionView } from "@takt/domain/writing/model/composition-view";
import { resultDraft, type ResultDraft } from "@takt/domain/writing/model/result-draft";
import { WRITING_LIMITS } from "@takt/domain/writing/model/writing-limits";
import { normalizeText } from "@takt/text/normalize-text";
import { useMemo } from "react";
import { trpc } from "~/trpc/react";
import { useMe } from "~/features/shared/use-me";
import { useMovingDraft } from "../use-moving-draft";
import { saveVersionDraft, versionKey } from "../assistant/version-draft";

const fits = ({ text }: ResultDraft) => normalizeText(text).length <= WRITING_LIMITS.text;

/**
 * The text of a version, which saves itself as an `edited` version: the first change creates it, further ones update it.
 * Remount it for another version.
 */
export function useResultText(
  compositionId: string,
  version: TextVersionView,
  onEdited: (version: TextVersionView) => void,
) {
  const { id: userId } = useMe();
  const call = trpc.writing.edit.useMutation();
  const { id: versionId, text, hashtags } = version;
  const baseline = useMemo(
    () => ({ value: { text, hashtags }, version: null, id: versionId }),
    [text, hashtags, versionId],
  );
  const { value, status, error, store } = useMovingDraft<ResultDraft>(
    { keyOf: (id) => versionKey(userId, id), id: versionId, schema: resultDraft },
    {
      initial: baseline.value,
      baseline,
      async save(draft, _baseline, basedOn) {
        const edited = await call.mutateAsync({ id: compositionId, versionId: basedOn, ...draft });
        onEdited(edited);
        return { value: draft, version: null, id: edited.id };
      },
      isValid: fits,
    },
  );
  return {
    draft: value,
    update: (change: Partial<ResultDraft>) => store.set({ ...store.getState().value, ...change }),
    flush: () => void store.flush(),
    retry: () => void store.retry(),
    status,
    error,
    /** Saves unsaved changes and returns the version that has them. Throws what the save throws. */
    saveNow: () => saveVersionDraft(userId, store.getBaseline()?.id ?? versionId),
  };
}

export type ResultText = ReturnType<typeof useResultText>;
