import { compositionAnswers, type CompositionAnswers } from "@takt/domain/writing/model/composition-answers";
import type { CompositionView } from "@takt/domain/writing/model/composition-view";
import { useCallback, useEffect, useRef, useState } from "react";
import { trpc } from "../../../trpc/react";
import { createAutosave, type SaveState } from "../../shared/autosave/autosave";
import { keptText } from "../../shared/kept-text";
import { useMe } from "../../shared/use-me";
import { classifyAnswersError } from "./classify-answers-error";
import { readKeptAnswers } from "./kept-answers";
import { isGone, saveOrBegin } from "./save-or-begin";
import type { WizardStart } from "./topic-answers";
import { useSaveBeforeLeaving } from "./use-save-before-leaving";

/** Milliseconds without a change before a save, and between tries while offline. */
const DELAY = 800;
const RETRY_DELAY = 5000;

type Options = {
  /** As the server has it; null: it is begun with the first save. */
  composition: CompositionView | null;
  start: WizardStart;
  /** Under which unsaved answers of a new composition are kept on this device. */
  newKey: string;
};
type Ref = { id: string; version: number };

const isSavable = (answers: CompositionAnswers) => compositionAnswers.safeParse(answers).success;
const noop = () => undefined;
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The wizard's answers: they save themselves; what the server does not have (yet) is kept on this device. */
export function useAnswers({ composition, start, newKey }: Options) {
  const { id: userId } = useMe();
  const utils = trpc.useUtils();
  const [answers, setAnswers] = useState(composition?.answers ?? start.answers);
  const [save, setSave] = useState<{ state: SaveState; error?: unknown }>({ state: "clean" });
  const [id, setId] = useState(composition?.id ?? null);

  const [{ autosave, latest, setLatest, keep, keyOf }] = useState(() => {
    let current = answers;
    const keyOf = (of: string | null) => `writing:${userId}:${of ?? newKey}`;
    const view = utils.writing.get;
    const quote = composition?.quote ?? start.quote;
    const made = createAutosave<CompositionAnswers, Ref>({
      async save(next, before) {
        const saved = await saveOrBegin(before, {
          async begin() {
            const begun = await utils.client.writing.start.mutate({ answers: next, quote });
            view.setData({ id: begun.id }, begun);
            return begun;
          },
          async save(ref) {
            const { version } = await utils.client.writing.save.mutate({ ref, answers: next });
            view.setData({ id: ref.id }, (old) => old && { ...old, answers: next, version });
            return { id: ref.id, version };
          },
        });
        if (before && before.id !== saved.id) keptText.write(keyOf(before.id), "");
        return saved;
      },
      classify: classifyAnswersError,
      isEmpty: () => false,
      onState: (state, error) => setSave({ state, error }),
      onSaved(saved) {
        keptText.write(keyOf(null), "");
        setId(saved.id);
        keep();
        void utils.writing.latest.invalidate();
      },
      delay: DELAY,
      retryDelay: RETRY_DELAY,
    });
    /** On this device as long as the server has something else. */
    const keep = () => {
      const ref = made.ref();
      const unsaved = made.isDirty() || !isSavable(current);
      const copy = { answers: current, version: ref?.version ?? null };
      keptText.write(keyOf(ref?.id ?? null), unsaved ? JSON.stringify(copy) : "");
    };
    // A prefilled topic is something to save, once the user goes on.
    made.adopt(composition, composition ? answers : { ...answers, topic: "" }, true);
    return {
      autosave: made,
      keep,
      keyOf,
      /** As they are now, also before they are drawn. */
      latest: () => current,
      setLatest(next: CompositionAnswers) {
        current = next;
        setAnswers(next);
      },
    };
  });

  const update = useCallback(
    (change: Partial<CompositionAnswers>) => {
      const next = { ...latest(), ...change };
      if (same(next, latest())) return;
      setLatest(next);
      if (isSavable(next)) autosave.change(next);
      keep();
    },
    [autosave, keep, latest, setLatest],
  );

  /** The answers become what the server has. */
  const takeOver = useCallback(
    (server: CompositionView) => {
      setLatest(server.answers);
      autosave.adopt(server, server.answers, true);
      autosave.change(server.answers);
      keep();
    },
    [autosave, keep, setLatest],
  );

  // Another tab has changed them: follow, unless there is something to lose.
  useEffect(() => {
    const ref = autosave.ref();
    if (!composition || !ref || composition.id !== ref.id || composition.version <= ref.version) return;
    if (autosave.isDirty() || !isSavable(latest())) return;
    if (same(composition.answers, latest())) autosave.moved(composition, true);
    else takeOver(composition);
  }, [composition, autosave, latest, takeOver]);

  // Answers that never reached the server are back, on the version they were given on: if that has changed since, the
  // save says so.
  const first = useRef(composition);
  useEffect(() => {
    const kept = readKeptAnswers(keptText.read(keyOf(first.current?.id ?? null)), latest());
    if (!kept || same(kept.answers, latest())) return;
    if (first.current && kept.version !== null)
      autosave.moved({ id: first.current.id, version: kept.version }, true);
    update(kept.answers);
  }, [autosave, latest, update, keyOf]);

  /** Saves now, also what was prefilled; answers the composition's id, null when an answer cannot be saved. Throws. */
  const settle = useCallback(async (): Promise<string | null> => {
    if (!isSavable(latest())) return null;
    autosave.change(latest());
    return (await autosave.flush())?.id ?? null;
  }, [autosave, latest]);
  /** The same when nobody waits for it: the state tells how it went. */
  const flush = useCallback(() => settle().then(noop, noop), [settle]);
  useSaveBeforeLeaving(autosave);

  const asNow = (of: string) => utils.client.writing.get.query({ id: of });
  return {
    answers,
    update,
    /** Of the composition; null until it is begun. Another one when that was discarded elsewhere. */
    id,
    state: isSavable(answers) ? save.state : ("invalid" as const),
    error: save.error,
    settle,
    flush,
    /** Changed in another tab: what is there now instead of what is here. Rejects when it cannot be had. */
    async takeTheirs() {
      if (id === null) return;
      const theirs = await asNow(id);
      utils.writing.get.setData({ id }, theirs);
      takeOver(theirs);
    },
    /** Changed in another tab: what is here instead of what is there. */
    async keepMine() {
      if (id === null) return;
      const now = await asNow(id).catch((error: unknown) => {
        if (isGone(error)) return null;
        throw error;
      });
      // Gone meanwhile: the save begins it anew.
      if (now) autosave.moved(now, true);
      autosave.change(latest());
      await flush();
    },
  };
}

export type Answers = ReturnType<typeof useAnswers>;
