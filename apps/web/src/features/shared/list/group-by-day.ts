type Group<Item> = { day: string; items: [Item, ...Item[]] };

/** Groups neighbours of one day, as `toDay` names it, in the order in which they are. */
export function groupByDay<Item>(items: readonly Item[], toDay: (item: Item) => string): Group<Item>[] {
  const groups: Group<Item>[] = [];
  for (const item of items) {
    const day = toDay(item);
    const last = groups.at(-1);
    if (last?.day === day) last.items.push(item);
    else groups.push({ day, items: [item] });
  }
  return groups;
}
