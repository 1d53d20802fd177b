import { refusalCode } from "../../shared/refusal-code";
import { discardedHere } from "./discarded-here";

type Ref = { id: string; version: number };
type Ways = {
  /** Begins a composition. */
  begin: () => Promise<Ref>;
  save: (ref: Ref) => Promise<Ref>;
};

/** Whether a composition is gone: discarded, in another tab for instance. */
export const isGone = (error: unknown) => refusalCode(error)?.code === "composition_not_found";

/** Saves answers. A composition that was discarded elsewhere is begun anew: what is written here is not lost. */
export async function saveOrBegin(ref: Ref | null, { begin, save }: Ways): Promise<Ref> {
  if (!ref) return begin();
  try {
    return await save(ref);
  } catch (error) {
    if (isGone(error) && !discardedHere.has(ref.id)) return begin();
    throw error;
  }
}
