import { NUMERIC } from "./clock-rules";
import { toVocabulary, type Vocabulary } from "./grammar";

// Folded: without umlauts.
const ONES = "ein|zwei|drei|vier|funf|sechs|sieben|acht|neun".split("|");
const TEENS = "zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|achtzehn|neunzehn".split("|");
const TENS = { zwanzig: 20, dreissig: 30, vierzig: 40, funfzig: 50 };

const cardinals: Record<string, number> = { null: 0, "eins|eine|einer|einem|einen|eines": 1, zwo: 2 };
for (const [index, word] of [...ONES, ...TEENS].entries()) cardinals[word] = index + 1;
for (const [ten, value] of Object.entries(TENS)) {
  cardinals[ten] = value;
  for (const [index, one] of ONES.entries()) cardinals[`${one}und${ten}`] = value + index + 1;
}

const IRREGULAR: Record<number, string> = { 1: "erst", 3: "dritt", 7: "siebt", 8: "acht" };
const ordinals: Record<string, number> = {};
for (const [word, value] of Object.entries(cardinals)) {
  if (value < 1 || value > 31 || word.includes("|") || word === "zwo") continue;
  const stem = IRREGULAR[value] ?? word + (value < 20 ? "t" : "st");
  ordinals[["e", "en", "er"].map((end) => stem + end).join("|")] = value;
}
const cardinal = toVocabulary(cardinals);

export const GERMAN_LEXICON: Record<string, Vocabulary> = {
  ...NUMERIC,
  /** A number in digits or letters. */
  n: {
    pattern: String.raw`\d{1,3}|${cardinal.pattern}`,
    read: (text) => (/^\d/.test(text) ? Number(text) : cardinal.read(text)),
  },
  word: cardinal,
  hour: toVocabulary(
    Object.fromEntries([
      ["eins", 1],
      ...[...ONES, ...TEENS].slice(1, 12).map((word, index) => [word, index + 2]),
    ]),
  ),
  minute: toVocabulary({ "funf|5": 5, "zehn|10": 10, "zwanzig|20": 20, "funfundzwanzig|25": 25 }),
  ord: toVocabulary(ordinals),
  nth: toVocabulary({
    "erster|ersten|erste|1.": 1,
    "zweiter|zweiten|zweite|2.": 2,
    "dritter|dritten|dritte|3.": 3,
    "vierter|vierten|vierte|4.": 4,
    "letzter|letzten|letzte": -1,
  }),
  ampm: { pattern: String.raw`[ap]\.?m\.?`, read: (text) => (text.startsWith("p") ? 1 : 0) },
  part: toVocabulary({
    "fruh|morgens|morgen": 0,
    "vormittag|vormittags": 1,
    "mittag|mittags": 2,
    "nachmittag|nachmittags": 3,
    "abend|abends": 4,
    "nacht|nachts": 5,
  }),
  weekday: toVocabulary({
    "montag|mo|mo.": 1,
    "dienstag|di|di.|die.": 2,
    "mittwoch|mi|mi.": 3,
    "donnerstag|do|do.": 4,
    "freitag|fr|fr.": 5,
    "samstag|sonnabend|sa|sa.": 6,
    "sonntag|so|so.": 7,
  }),
  month: toVocabulary({
    "januar|janner|jan|jan.": 1,
    "februar|feber|feb|feb.": 2,
    "marz|mrz|mrz.|mar.": 3,
    "april|apr|apr.": 4,
    mai: 5,
    "juni|jun|jun.|juno": 6,
    "juli|jul|jul.": 7,
    "august|aug|aug.": 8,
    "september|sept|sept.|sep|sep.": 9,
    "oktober|okt|okt.": 10,
    "november|nov|nov.": 11,
    "dezember|dez|dez.": 12,
  }),
};
