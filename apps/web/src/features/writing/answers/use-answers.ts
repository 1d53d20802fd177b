import type { CompositionAnswers } from "@takt/domain/writing/model/composition-answers";
import { answerFaults } from "@takt/domain/writing/model/answer-faults";
import { compositionDraft, type CompositionDraft } from "@takt/domain/writing/model/composition-draft";
import type { CompositionView } from "@takt/domain/writing/model/composition-view";
import { useMemo } from "react";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import { classifySaveError } from "~/features/shared/drafts/classify-save-error";
import { isDraftOpen } from "~/features/shared/drafts/open-drafts";
import { useMe } from "~/features/shared/use-me";
import { useMovingDraft, type MovingDraft } from "../use-moving-draft";
import { nullOnNotFound, saveComposition } from "./save-composition";
import { compositionKey } from "./stored-composition";

type Options = {
  id: string;
  /** As the server has it; null until it is created. */
  composition: CompositionView | null;
  /** A new composition's first draft. */
  start: CompositionDraft;
};

const isSavable = ({ answers }: CompositionDraft) => Object.keys(answerFaults(answers)).length === 0;
const toBaseline = ({ id, version, answers, quote }: CompositionView) => ({
  id,
  version,
  value: { answers, quote },
});

/** The wizard's answers: a draft that is created with the first change and saves itself. */
export function useAnswers({ id: startId, composition, start }: Options) {
  const { id: userId } = useMe();
  const { client, writing } = trpc.useUtils();
  const baseline = useMemo(() => composition && toBaseline(composition), [composition]);
  const keyOf = (id: string) => compositionKey(userId, id);
  const get = (id: string) => client.writing.get.query({ id });

  const api = {
    async create(id: string, { answers, quote }: CompositionDraft) {
      const created = await client.writing.create.mutate({ id, answers, quote });
      setQueryData(writing.get, { id }, created);
      return created;
    },
    async save(ref: { id: string; version: number }, { answers }: CompositionDraft) {
      const { version } = await client.writing.save.mutate({ ref, answers });
      setQueryData(writing.get, { id: ref.id }, (old) => ({ ...old, answers, version }));
      return { version };
    },
    isDiscarded: (id: string) => !isDraftOpen(keyOf(id)),
  };
  const draft: MovingDraft<CompositionDraft> = useMovingDraft(
    { keyOf, id: startId, schema: compositionDraft },
    {
      initial: start,
      baseline,
      async save(next, known, ofId) {
        const saved = await saveComposition(next, known, ofId, api);
        void writing.latest.invalidate();
        return saved;
      },
      load: async () => toBaseline(await get(draft.store.getBaseline()?.id ?? startId)),
      classify: (thrown) => classifySaveError(thrown, { composition_changed: "conflict" }),
      isValid: isSavable,
    },
  );
  const { value, status, error, store, id } = draft;

  /** Saves now, also what was prefilled; resolves to the composition's id, null when an answer cannot be saved. Throws. */
  const saveNow = async (): Promise<string | null> => {
    const saved = await store.saveNow();
    return saved && (saved.id ?? startId);
  };
  /** The same when nobody waits for it: the status tells the outcome. */
  const flush = async (): Promise<void> => {
    await store.submit();
  };

  return {
    answers: value.answers,
    quote: value.quote,
    update(change: Partial<CompositionAnswers>): void {
      const before = store.getState();
      store.set({ ...before.value, answers: { ...before.value.answers, ...change } });
      // Changed back to how it began: it is created anyway, because the URL has its id by now.
      if (before.status !== "clean" && store.getState().status === "clean") void flush();
    },
    /** Of the composition. Another one once it was discarded in another tab and created again. */
    id,
    status,
    error,
    saveNow,
    flush,
    /** Changed in another tab: takes what is there instead of what is here. Rejects when it cannot be fetched. */
    async takeTheirs(): Promise<void> {
      const theirs = await get(id);
      setQueryData(writing.get, { id }, theirs);
      store.reset(toBaseline(theirs));
    },
    /** Changed in another tab: keeps what is here instead of what is there. */
    async keepMine(): Promise<void> {
      const theirs = await nullOnNotFound(get(id));
      // Gone meanwhile: the save creates it again.
      if (theirs) store.rebase(toBaseline(theirs));
      await flush();
    },
  };
}

export type Answers = ReturnType<typeof useAnswers>;
