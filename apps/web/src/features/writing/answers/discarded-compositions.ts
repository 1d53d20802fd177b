const ids = new Set<string>();

/** The compositions that this tab has discarded: a late save must not create them again. */
export const discardedCompositions = {
  add: (id: string): void => void ids.add(id),
  /** Called when discarding has failed. */
  remove: (id: string): void => void ids.delete(id),
  has: (id: string): boolean => ids.has(id),
};
