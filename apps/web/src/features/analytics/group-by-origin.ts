type Figure = { name: string; origin: string | null };

/** Groups figures by where they come from, in words; those of which that is unknown are left out. */
export function groupByOrigin(figures: readonly Figure[]): { origin: string; names: string[] }[] {
  const groups = new Map<string, string[]>();
  for (const { name, origin } of figures)
    if (origin !== null) groups.set(origin, [...(groups.get(origin) ?? []), name]);
  return [...groups].map(([origin, names]) => ({ origin, names }));
}
