import type { TextVersionView } from "@takt/domain/writing/model/composition-view";
import { WRITING_LIMITS } from "@takt/domain/writing/model/writing-limits";
import { useMemo, useRef, useState } from "react";
import { trpc } from "../../../trpc/react";
import { useFieldSaver } from "../../shared/autosave/use-field-saver";
import { useMe } from "../../shared/use-me";
import { createResultDraftStorage, type ResultDraft } from "./result-draft-storage";

const fits = ({ text }: ResultDraft) => text.length <= WRITING_LIMITS.text;

/**
 * The text of a version, which saves itself as an `edited` version: the first change creates it, further ones update it.
 * Unsaved text is stored on this device. Remount it for another version.
 */
export function useResultText(
  compositionId: string,
  version: TextVersionView,
  onEdited: (version: TextVersionView) => void,
) {
  const call = trpc.writing.edit.useMutation();
  /** The version that the next change is based on. */
  const target = useRef(version.id);
  const { text, hashtags } = version;
  const { id: userId } = useMe();
  const [copy] = useState(() => createResultDraftStorage({ userId, compositionId }, version.id));
  const saved = useMemo(() => ({ text, hashtags }), [text, hashtags]);
  const field = useFieldSaver<ResultDraft>({
    saved,
    isValid: fits,
    draftStorage: copy,
    async save(draft) {
      const edited = await call.mutateAsync({ id: compositionId, versionId: target.current, ...draft });
      target.current = edited.id;
      copy.move(edited.id);
      onEdited(edited);
    },
  });
  return {
    draft: field.value,
    update: (change: Partial<ResultDraft>) =>
      field.set({
        ...field.value,
        ...change,
        // PostgreSQL cannot store NUL characters.
        ...(change.text !== undefined && { text: change.text.replaceAll("\u0000", "") }),
      }),
    flush: field.flush,
    retry: field.retry,
    state: field.state,
    /** Saves unsaved changes and returns the version that has them. Throws what the save throws. */
    async saveNow(): Promise<string> {
      await field.saveNow();
      return target.current;
    },
  };
}

export type ResultText = ReturnType<typeof useResultText>;
