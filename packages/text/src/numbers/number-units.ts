/** Units with their spellings in both languages: 70 percent equals 70 % and 70 Prozent. */
const UNITS: readonly (readonly string[])[] = [
  ["%", "percent", "per cent", "prozent"],
  ["‰", "per mille", "promille"],
  ["percentage points", "percentage point", "prozentpunkte", "prozentpunkten"],
  ["€", "eur", "euros", "euro"],
  ["$", "usd", "us-dollar", "dollars", "dollar"],
  ["£", "gbp", "pounds", "pfund"],
  ["chf", "francs", "franken"],
  ["cents", "cent"],
  ["k", "thousand", "tausend", "tsd."],
  ["m", "million", "millionen", "mio.", "mio"],
  ["billion", "bn", "milliarden", "milliarde", "mrd.", "mrd"],
  ["trillion", "billionen"],
  ["x", "times", "fold", "mal", "fach"],
  ["seconds", "second", "sekunden", "sekunde"],
  ["minutes", "minute", "minuten", "min"],
  ["hours", "hour", "stunden", "stunde", "h"],
  ["days", "day", "tagen", "tage", "tag"],
  ["weeks", "week", "wochen", "woche"],
  ["months", "month", "monaten", "monate", "monat"],
  ["quarters", "quarter", "quartalen", "quartale", "quartal"],
  ["years", "year", "jahren", "jahre", "jahr"],
  ["people", "menschen", "personen"],
  ["employees", "mitarbeitende", "mitarbeitenden", "beschäftigte", "beschäftigten"],
  ["companies", "unternehmen", "firmen"],
  ["km", "kilometers", "kilometres", "kilometer"],
  ["kg", "kilograms", "kilogramm"],
  ["tons", "tonnes", "tonnen", "t"],
  ["gb", "tb", "mb"],
  ["kwh", "mwh", "gwh", "twh"],
  ["°c", "degrees", "grad"],
];

const NAMES = new Map(UNITS.flatMap((spellings) => spellings.map((spelling) => [spelling, spellings[0]!])));

/** Returns one name for all spellings of a unit; an unknown unit is its own name. */
export const unitName = (spelling: string) => {
  const plain = spelling.toLowerCase().replace(/\s+/g, " ");
  return NAMES.get(plain) ?? plain;
};

/** A pattern of all spellings, the longest first. */
export const UNIT_PATTERN = [...NAMES.keys()]
  .sort((a, b) => b.length - a.length)
  .map((spelling) => spelling.replace(/[.$]/g, String.raw`\$&`).replaceAll(" ", String.raw`\s+`))
  .join("|");
