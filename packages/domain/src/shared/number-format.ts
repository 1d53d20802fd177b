const formats = new Map<string, Intl.NumberFormat>();

/** Returns the format of whole numbers of a locale, made once: making one costs as much as drawing a field. */
export function numberFormat(locale: string): Intl.NumberFormat {
  const known = formats.get(locale);
  if (known) return known;
  const made = new Intl.NumberFormat(locale);
  formats.set(locale, made);
  return made;
}
