/** Zones times the ways that screens write dates; all 400 zones of the world in one way. */
const MAX_FORMATS = 500;
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the format of these options, made once: making one costs a hundred times as much as using it. Throws a RangeError
 * for an unknown zone.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(key, made);
  return made;
}
