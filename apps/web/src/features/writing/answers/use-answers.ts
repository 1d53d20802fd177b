import { compositionAnswers, type CompositionAnswers } from "@takt/domain/writing/model/composition-answers";
import type { CompositionView } from "@takt/domain/writing/model/composition-view";
import { useCallback, useEffect, useRef, useState } from "react";
import { trpc } from "../../../trpc/react";
import { createAutosave, type SaveState } from "../../shared/autosave/autosave";
import { draftStorage } from "../../shared/draft-storage";
import { useMe } from "../../shared/use-me";
import { classifyAnswersError } from "./classify-answers-error";
import { parseStoredAnswers } from "./parse-stored-answers";
import { isGone, saveOrCreate } from "./save-or-create";
import type { WizardStart } from "./topic-answers";
import { useSaveBeforeLeaving } from "./use-save-before-leaving";

/** Milliseconds without a change before a save, and between tries while offline. */
const SAVE_DELAY_MS = 800;
const RETRY_DELAY_MS = 5000;

type Options = {
  /** As the server has it; null: it is created with the first save. */
  composition: CompositionView | null;
  start: WizardStart;
  /** Under which unsaved answers of a new composition are stored on this device. */
  newKey: string;
};
type Ref = { id: string; version: number };

const isSavable = (answers: CompositionAnswers) => compositionAnswers.safeParse(answers).success;
const ignore = () => undefined;
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The wizard's answers: they save themselves; what the server does not have (yet) is stored on this device. */
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
        const saved = await saveOrCreate(before, {
          async create() {
            const created = await utils.client.writing.start.mutate({ answers: next, quote });
            view.setData({ id: created.id }, created);
            return created;
          },
          async save(ref) {
            const { version } = await utils.client.writing.save.mutate({ ref, answers: next });
            view.setData({ id: ref.id }, (old) => old && { ...old, answers: next, version });
            return { id: ref.id, version };
          },
        });
        if (before && before.id !== saved.id) draftStorage.write(keyOf(before.id), "");
        return saved;
      },
      classify: classifyAnswersError,
      isEmpty: () => false,
      onState: (state, error) => setSave({ state, error }),
      onSaved(saved) {
        draftStorage.write(keyOf(null), "");
        setId(saved.id);
        keep();
        void utils.writing.latest.invalidate();
      },
      delay: SAVE_DELAY_MS,
      retryDelay: RETRY_DELAY_MS,
    });
    /** On this device as long as the server has something else. */
    const keep = () => {
      const ref = made.ref();
      const unsaved = made.isDirty() || !isSavable(current);
      const copy = { answers: current, version: ref?.version ?? null };
      draftStorage.write(keyOf(ref?.id ?? null), unsaved ? JSON.stringify(copy) : "");
    };
    // A prefilled topic is something to save, once the user goes on.
    made.reset(composition, composition ? answers : { ...answers, topic: "" }, true);
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
  const replace = useCallback(
    (server: CompositionView) => {
      setLatest(server.answers);
      autosave.reset(server, server.answers, true);
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
    if (same(composition.answers, latest())) autosave.rebase(composition, true);
    else replace(composition);
  }, [composition, autosave, latest, replace]);

  // Answers that never reached the server are back, on the version they were given on: if that has changed since, the
  // save says so.
  const first = useRef(composition);
  useEffect(() => {
    const stored = parseStoredAnswers(draftStorage.read(keyOf(first.current?.id ?? null)), latest());
    if (!stored || same(stored.answers, latest())) return;
    if (first.current && stored.version !== null)
      autosave.rebase({ id: first.current.id, version: stored.version }, true);
    update(stored.answers);
  }, [autosave, latest, update, keyOf]);

  /** Saves now, also what was prefilled; answers the composition's id, null when an answer cannot be saved. Throws. */
  const saveNow = useCallback(async (): Promise<string | null> => {
    if (!isSavable(latest())) return null;
    autosave.change(latest());
    return (await autosave.flush())?.id ?? null;
  }, [autosave, latest]);
  /** The same when nobody waits for it: the state tells how it went. */
  const flush = useCallback(() => saveNow().then(ignore, ignore), [saveNow]);
  useSaveBeforeLeaving(autosave);

  const asNow = (of: string) => utils.client.writing.get.query({ id: of });
  return {
    answers,
    update,
    /** Of the composition; null until it is created. Another one when that was discarded elsewhere. */
    id,
    state: isSavable(answers) ? save.state : ("invalid" as const),
    error: save.error,
    saveNow,
    flush,
    /** Changed in another tab: what is there now instead of what is here. Rejects when it cannot be had. */
    async takeTheirs() {
      if (id === null) return;
      const theirs = await asNow(id);
      utils.writing.get.setData({ id }, theirs);
      replace(theirs);
    },
    /** Changed in another tab: what is here instead of what is there. */
    async keepMine() {
      if (id === null) return;
      const now = await asNow(id).catch((error: unknown) => {
        if (isGone(error)) return null;
        throw error;
      });
      // Gone meanwhile: the save begins it anew.
      if (now) autosave.rebase(now, true);
      autosave.change(latest());
      await flush();
    },
  };
}

export type Answers = ReturnType<typeof useAnswers>;
