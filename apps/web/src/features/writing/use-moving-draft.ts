import type { Baseline, DraftOptions } from "../shared/drafts/draft-state";
import { moveDraft } from "../shared/drafts/open-drafts";
import { storedDraft } from "../shared/drafts/stored-draft";
import { useDraft, type Draft } from "../shared/drafts/use-draft";

/** A baseline with the id of the row that has it. */
export type RowBaseline<Value> = Baseline<Value> & { id: string };

type MovingDraftOptions<Value> = Omit<DraftOptions<Value>, "save" | "baseline" | "storage"> & {
  baseline: RowBaseline<Value> | null;
  /** Saves a change of the row `id`; resolves to the row that has it now, which may be another one. */
  save: (value: Value, baseline: Baseline<Value> | null, id: string) => Promise<RowBaseline<Value>>;
};

type Place<Value> = {
  /** The key of a draft by the id of its row. */
  keyOf: (id: string) => string;
  /** The row until the first save. */
  id: string;
  schema: Parameters<typeof storedDraft<Value>>[1];
  getBaseline: () => Baseline<Value> | null;
};

export type MovingDraft<Value> = Draft<Value> & { id: string };

/** A draft that moves to another row when a save has made one; `id` is that of the row that has it now. */
export function useMovingDraft<Value>(
  place: Omit<Place<Value>, "getBaseline">,
  options: MovingDraftOptions<Value>,
): MovingDraft<Value> {
  const { keyOf, id } = place;
  const draft: Draft<Value> = useDraft(
    keyOf(id),
    movingDraftOptions(options, { ...place, getBaseline: () => draft.store.getBaseline() }),
  );
  return { ...draft, id: draft.store.getBaseline()?.id ?? id };
}

/**
 * The options of a draft whose save may make another row: an edited version, or a composition that replaces one that was
 * discarded in another tab. The open draft and what is stored of it move along.
 */
export function movingDraftOptions<Value>(
  { save, ...options }: MovingDraftOptions<Value>,
  { keyOf, id, schema, getBaseline }: Place<Value>,
): DraftOptions<Value> {
  const storedAt = (row: string) => storedDraft(keyOf(row), schema);
  const stored = () => storedAt(getBaseline()?.id ?? id);
  return {
    ...options,
    async save(value, baseline) {
      const from = baseline?.id ?? id;
      const saved = await save(value, baseline, from);
      if (saved.id !== from) {
        moveDraft(keyOf(from), keyOf(saved.id));
        storedAt(saved.id).write(storedAt(from).read());
        storedAt(from).write(null);
      }
      return saved;
    },
    storage: {
      read: () => stored().read(),
      write: (unsaved) => stored().write(unsaved),
    },
  };
}
