import { useDraft, type Draft } from "../shared/drafts/use-draft";
import { movingDraftOptions, type MovingDraftOptions } from "./moving-draft-options";

export type MovingDraft<Value> = Draft<Value> & { id: string };
type Place<Value> = Omit<Parameters<typeof movingDraftOptions<Value>>[1], "getBaseline">;

/** A draft that moves to another row when a save has made one; `id` is that of the row that has it now. */
export function useMovingDraft<Value>(
  place: Place<Value>,
  options: MovingDraftOptions<Value>,
): MovingDraft<Value> {
  const { keyOf, id } = place;
  const draft: Draft<Value> = useDraft(
    keyOf(id),
    movingDraftOptions(options, { ...place, getBaseline: () => draft.store.getBaseline() }),
  );
  return { ...draft, id: draft.store.getBaseline()?.id ?? id };
}
