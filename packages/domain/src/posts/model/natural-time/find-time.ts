import { numberToTime } from "./choose-time";
import { nextDayOfMonth } from "./day-rules";
import { ENGLISH } from "./english";
import { foldText } from "./fold-text";
import { GERMAN } from "./german";
import { compileGrammar, type Grammar } from "./grammar";
import { groupParts, type Group } from "./group-parts";
import type { FoundPart, TimeLanguage } from "./part";

/** The time of a sentence: its parts, where it stands in the text as typed, and whether the text says anything else. */
export type FoundTime = { group: Group; matched: [start: number, end: number]; isAll: boolean };

export type FindOptions = {
  /** Whether the text is a time and nothing else, as in a field: then a number may come first ("8 tomorrow"). */
  whole: boolean;
  /** The meaning of a number that stands alone. */
  number: "day" | "time" | "timeAsWritten";
};

type CompiledGrammar = {
  find: (text: string) => FoundPart[];
  isJoint: (gap: string) => boolean;
  hasMore: (rest: string) => boolean;
  startOf: (before: string) => number;
  endsWithAt: (before: string) => boolean;
};

const MAX_ABBREVIATION_LENGTH = 3;

const GRAMMARS: Record<TimeLanguage, Grammar> = { en: ENGLISH, de: GERMAN };
const compiled = new Map<TimeLanguage, CompiledGrammar>();

/** Finds the time that a text names: of several the one that says most, of equals the last. Null if it names none. */
export function findTime(typed: string, language: TimeLanguage, options: FindOptions): FoundTime | null {
  const { text, toTyped } = foldText(typed, language);
  const grammar = getGrammar(language);
  const isAlone = (group: Group) =>
    text.slice(0, group.start).trim() === "" && text.slice(group.end).trim() === "";
  const groups = groupParts(text, grammar.find(text), grammar.isJoint)
    .map((group) => {
      const afterAt = grammar.endsWithAt(text.slice(0, group.start));
      return readNumber(group, options, afterAt || (options.whole && isAlone(group)));
    })
    .filter((group) => group !== null)
    .filter((group) => options.whole || !isOrdinaryWord(group, grammar.startOf(text.slice(0, group.start))));
  const best = groups.reduce<Group | null>(
    (last, one) => (last && rank(last) > rank(one) ? last : one),
    null,
  );
  if (!best) return null;
  const start = grammar.startOf(text.slice(0, best.start));
  const isAll = !grammar.hasMore(text.slice(0, start)) && !grammar.hasMore(text.slice(best.end));
  return { group: best, matched: [toTyped(start), toTyped(best.end)], isAll };
}

/** Makes a bare number what it stands for; null for a group that is a number and nothing else, somewhere in a text. */
function readNumber(group: Group, { whole, number }: FindOptions, isMeant: boolean): Group | null {
  if (!group.number) return group;
  const { digits } = group.number;
  const isFirst = group.order[0] === "number";
  const isBesideDay = group.day || group.weekday || group.week || group.plus || group.dayPart;
  if (!isMeant && !(isBesideDay && (whole || !isFirst))) return null;
  if (number === "day" && group.order.length === 1) return { ...group, day: nextDayOfMonth(Number(digits)) };
  const read = numberToTime(digits, number === "timeAsWritten");
  return { ...group, [read.kind]: read };
}

/** Whether a word alone is rather one of the sentence: "my morning routine", "so", "sun". "on sun" is Sunday. */
function isOrdinaryWord({ order, start, end, weekday, dayPart }: Group, leadStart: number): boolean {
  if (order.length > 1 || leadStart < start) return false;
  return dayPart !== undefined || (weekday !== undefined && end - start <= MAX_ABBREVIATION_LENGTH);
}

function rank({
  nextFreeSlot,
  after,
  now,
  day,
  weekday,
  week,
  plus,
  time,
  noSuchTime,
  dayPart,
}: Group): number {
  if (nextFreeSlot || after || now) return 5;
  return (day || weekday || week || plus ? 4 : 0) + (time || noSuchTime ? 3 : 0) + (dayPart ? 2 : 0);
}

function getGrammar(language: TimeLanguage): CompiledGrammar {
  const known = compiled.get(language);
  if (known) return known;
  const { joints, at, courtesy } = GRAMMARS[language];
  const joint = new RegExp(`^(?:[ ,;@·()-]|(?:${joints})(?= ))*$`);
  const silent = new RegExp(`^(?:[ ,;.!?@·()-]|\\b(?:${joints}|${courtesy})\\b)*$`);
  const lead = new RegExp(`(?:(?<![a-z\\d])(?:${joints}|${at}|to) +)+$`);
  const afterAt = new RegExp(`(?<![a-z\\d])(?:${at}) *$`);
  const made: CompiledGrammar = {
    find: compileGrammar(GRAMMARS[language]),
    isJoint: (gap) => joint.test(gap),
    hasMore: (rest) => !silent.test(rest),
    startOf: (before) => lead.exec(before)?.index ?? before.length,
    endsWithAt: (before) => afterAt.test(before),
  };
  compiled.set(language, made);
  return made;
}
