import { getDomainError } from "../../shared/get-domain-error";
import { discardedCompositions } from "./discarded-compositions";

type Ref = { id: string; version: number };
type CompositionApi = {
  /** Begins a composition. */
  create: () => Promise<Ref>;
  save: (ref: Ref) => Promise<Ref>;
};

/** Whether a composition is gone: discarded, in another tab for instance. */
export const isGone = (error: unknown) => getDomainError(error)?.code === "composition_not_found";

/** Saves answers. A composition that was discarded elsewhere is begun anew: what is written here is not lost. */
export async function saveOrCreate(ref: Ref | null, { create, save }: CompositionApi): Promise<Ref> {
  if (!ref) return create();
  try {
    return await save(ref);
  } catch (error) {
    if (isGone(error) && !discardedCompositions.has(ref.id)) return create();
    throw error;
  }
}
