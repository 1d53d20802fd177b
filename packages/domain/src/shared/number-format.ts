const formats = new Map<string, Intl.NumberFormat>();

/**
 * Returns the format of whole numbers of a locale, made once: making one costs as much as drawing a field. `compact` writes
 * 6.9K where there is no room for 6,900.
 */
export function numberFormat(
  locale: string,
  notation: "standard" | "compact" = "standard",
): Intl.NumberFormat {
  const key = `${locale} ${notation}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { notation });
  formats.set(key, made);
  return made;
}
