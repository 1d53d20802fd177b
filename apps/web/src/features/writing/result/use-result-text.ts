import type { TextVersionView } from "@takt/domain/writing/model/composition-view";
import { WRITING_LIMITS } from "@takt/domain/writing/model/writing-limits";
import { useMemo, useRef, useState } from "react";
import { trpc } from "../../../trpc/react";
import { useFieldSaver } from "../../shared/autosave/use-field-saver";
import { useMe } from "../../shared/use-me";
import { createKeptWords, type ResultWords } from "./kept-words";

const fits = ({ text }: ResultWords) => text.length <= WRITING_LIMITS.text;

/**
 * The words of a version, which save themselves as an `edited` one: the first change makes it, the next ones change it.
 * What is not saved is kept on this device. Mount it anew for another version.
 */
export function useResultText(
  compositionId: string,
  version: TextVersionView,
  onEdited: (version: TextVersionView) => void,
) {
  const call = trpc.writing.edit.useMutation();
  /** What the next change is a change of. */
  const target = useRef(version.id);
  const { text, hashtags } = version;
  const { id: userId } = useMe();
  const [copy] = useState(() => createKeptWords({ userId, compositionId }, version.id));
  const saved = useMemo(() => ({ text, hashtags }), [text, hashtags]);
  const field = useFieldSaver<ResultWords>({
    saved,
    isValid: fits,
    copy,
    async save(words) {
      const edited = await call.mutateAsync({ id: compositionId, versionId: target.current, ...words });
      target.current = edited.id;
      copy.move(edited.id);
      onEdited(edited);
    },
  });
  return {
    words: field.value,
    update: (change: Partial<ResultWords>) =>
      field.set({
        ...field.value,
        ...change,
        // PostgreSQL keeps none of these.
        ...(change.text !== undefined && { text: change.text.replaceAll("\u0000", "") }),
      }),
    flush: field.flush,
    retry: field.retry,
    state: field.state,
    /** Saves what is unsaved; answers the version that has it. Throws what the save threw. */
    async settle(): Promise<string> {
      await field.settle();
      return target.current;
    },
  };
}

export type ResultText = ReturnType<typeof useResultText>;
