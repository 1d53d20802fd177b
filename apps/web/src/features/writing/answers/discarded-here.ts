const ids = new Set<string>();

/** The compositions that this tab has thrown away: a save that comes too late must not begin them anew. */
export const discardedHere = {
  add: (id: string): void => void ids.add(id),
  /** It could not be thrown away. */
  remove: (id: string): void => void ids.delete(id),
  has: (id: string): boolean => ids.has(id),
};
