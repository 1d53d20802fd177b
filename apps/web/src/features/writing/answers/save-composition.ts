import type { CompositionDraft } from "@takt/domain/writing/model/composition-draft";
import type { CompositionView } from "@takt/domain/writing/model/composition-view";
import type { Baseline } from "~/features/shared/drafts/draft-state";
import { isSameInput } from "~/features/shared/drafts/is-same";
import { getDomainError } from "~/features/shared/get-domain-error";
import type { RowBaseline } from "../use-moving-draft";
import { replacementIds } from "./stored-composition";

type Created = Pick<CompositionView, "id" | "version" | "answers">;
type CompositionApi = {
  /** Creates a composition; resolves to what is there under the id. */
  create: (id: string, draft: CompositionDraft) => Promise<Created>;
  save: (ref: { id: string; version: number }, draft: CompositionDraft) => Promise<{ version: number }>;
  /** Whether this tab has discarded the composition. */
  isDiscarded: (id: string) => boolean;
};

/** Whether a composition is gone: discarded, in another tab for instance. */
export const isGone = (error: unknown) => getDomainError(error)?.code === "composition_not_found";

/**
 * Saves or creates a composition. One that was discarded in another tab is created under another id, so that nothing typed
 * is lost; one that was discarded in this tab is not.
 */
export async function saveComposition(
  draft: CompositionDraft,
  baseline: Baseline<CompositionDraft> | null,
  id: string,
  api: CompositionApi,
): Promise<RowBaseline<CompositionDraft>> {
  try {
    const version = baseline?.version ?? null;
    if (version === null) {
      const created = await api.create(id, draft);
      return { id, version: created.version, value: { ...draft, answers: created.answers } };
    }
    const saved = await api.save({ id, version }, draft);
    return { id, version: saved.version, value: draft };
  } catch (error) {
    if (!isGone(error) || api.isDiscarded(id)) throw error;
    return replace(draft, id, api);
  }
}

async function replace(
  draft: CompositionDraft,
  goneId: string,
  api: CompositionApi,
): Promise<RowBaseline<CompositionDraft>> {
  const created = await api.create(replacementIds.get(goneId), draft);
  const { id } = created;
  // After a lost answer it is there already, with older answers.
  const isSaved = isSameInput(created.answers, draft.answers);
  const { version } = isSaved ? created : await api.save({ id, version: created.version }, draft);
  replacementIds.delete(goneId);
  return { id, version, value: draft };
}

/** Resolves to null when the composition that is asked for is gone. */
export async function nullOnNotFound<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}
