type Group<Item> = { key: string; items: [Item, ...Item[]] };

/** Groups neighbours with the same key, in their order. */
export function groupByDay<Item>(items: readonly Item[], keyOf: (item: Item) => string): Group<Item>[] {
  const groups: Group<Item>[] = [];
  for (const item of items) {
    const key = keyOf(item);
    const last = groups.at(-1);
    if (last?.key === key) last.items.push(item);
    else groups.push({ key, items: [item] });
  }
  return groups;
}
