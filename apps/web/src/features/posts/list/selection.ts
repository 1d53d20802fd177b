/** The selected posts. A range goes from `anchor` to where it was extended last, and is added to `base`. */
export type Selection = { ids: ReadonlySet<string>; base: ReadonlySet<string>; anchor: string | null };

export const NO_SELECTION: Selection = { ids: new Set(), base: new Set(), anchor: null };

/** Selects a post, or takes it out; a range that is made next begins there. */
export function toggleSelected({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, base: next, anchor: id };
}

/** Selects all from the anchor, or else from `from`, to a post, in the order of the list. */
export function extendSelection(
  { base, anchor }: Selection,
  list: readonly string[],
  id: string,
  from: string | null = id,
): Selection {
  const start = anchor !== null && list.includes(anchor) ? anchor : (from ?? id);
  const [first, last] = [list.indexOf(start), list.indexOf(id)].toSorted((a, b) => a - b);
  return { ids: new Set([...base, ...list.slice(first, last! + 1)]), base, anchor: start };
}

/** Selects all posts of a list. */
export function selectAll(list: readonly string[]): Selection {
  const ids = new Set(list);
  return { ids, base: ids, anchor: list[0] ?? null };
}
