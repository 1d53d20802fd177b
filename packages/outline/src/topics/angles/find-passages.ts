import { STOP_WORDS } from "@takt/text/stop-words";
import { removeReferenceMarks } from "../furniture/remove-reference-marks";
import { keyTitle } from "../key-title";
import { shortenSentence } from "../shorten-sentence";
import { CLAIM_KINDS, type AngleKind } from "./angle-texts";
import { findNumberPassages } from "./find-number-passages";

/** Passages of one sentence, word for word; a shortened one ends with an ellipsis. */
export type Passages = readonly [a: string, b?: string];

const MAX_PASSAGE_LENGTH = 70;
const MAX_TERM_WORDS = 4;
const MIN_SIDE_WORDS = 3;
const CONTRAST =
  /^(.+?)[,;]\s(?:but|while|whereas|although|though|yet|aber|sondern|während|obwohl|doch)\s(.+)$/iu;
const CONCESSION = /^(?:while|although|though|während|obwohl)\s([^,]+),\s(.+)$/iu;
const OPPOSITE = /^([^,]+),\s((?:[^\s,]+\s){1,3}(?:dagegen|hingegen|aber)\s.+)$/iu;
const CAUSE = /\b(?:because|weil)\s(?!of\b)(.+)$/iu;
const DEFINITION =
  /^(?:(?:the|an?|der|die|das|eine?)\s)?(.{2,60}?)\s(?:means|is called|refers to|bedeutet|heißt|bezeichnet)(?!\p{L})/iu;
const ADVICE =
  /\b(?:should|must|needs? to|ought to|sollten?|müssen|muss)\s(?:(?:deshalb|daher|also|sie|wir|therefore|also)\s)?(.+)$/iu;
const PASSIVE = /^be\s|\swerden$/iu;
const SPEAKER =
  /\b(?:says|said|explains|according to|sagt|sagte|erklärt|laut)\s(?:[\p{L}-]+\s){0,2}?(?:Dr\.\s)?(\p{Lu}[\p{Ll}-]+\s\p{Lu}[\p{Ll}-]+)/u;
/** A quotation inside a passage. */
export const INNER_QUOTATION = /["“„«]([^"“”„«»]*)["”“»]/gu;
const QUOTATION = /["“„]([^"“”„]+?)[,.!]?["“”]/u;
const EXAMPLE =
  /(?:for example|for instance|e\.g\.|such as|zum Beispiel|beispielsweise|z\. ?B\.),?\s((?!\S*\s?\d{1,2}\.).+)$/iu;
const CONSEQUENCE = /,\s(?:so|sodass|which means that|which means)\s(?!that\b)(.+)$/iu;
const GERMAN_CONSEQUENCE = /,\s((?:[^\s,]+\s){1,3}also\s.+)$/iu;

/** Finds what a sentence says that a post can start from, by kind; it always has a claim. */
export function findPassages(sentence: string): Map<AngleKind, Passages> {
  const found = new Map<AngleKind, Passages>();
  const add = (kind: AngleKind, ...given: (string | undefined)[]) => {
    const [a, b] = given.map((text) => toPassage(text ?? ""));
    if (a && b !== null) found.set(kind, [a, b]);
  };
  const body = removeReferenceMarks(sentence).replace(/[.!…]+$/u, "");
  if (body.endsWith("?")) add("question", body);
  const sides = CONTRAST.exec(body) ?? CONCESSION.exec(body) ?? OPPOSITE.exec(body);
  if (sides && hasWords(sides[1]!) && hasWords(sides[2]!)) add("contrast", sides[1], sides[2]);
  const [figure, other] = findNumberPassages(body);
  if (figure !== undefined && other !== undefined && other !== figure) add("figures", figure, other);
  for (const kind of ["figure", "comparison"] as const) add(kind, figure);
  const term = DEFINITION.exec(body)?.[1];
  if (term !== undefined && term.split(" ").length <= MAX_TERM_WORDS) add("definition", term);
  add("cause", CAUSE.exec(body)?.[1]);
  const speaker = SPEAKER.exec(body)?.[1];
  if (speaker !== undefined) add("speaker", speaker, QUOTATION.exec(body)?.[1]);
  add("example", EXAMPLE.exec(body)?.[1]);
  const advice = ADVICE.exec(body)?.[1] ?? "";
  if (advice.length <= MAX_PASSAGE_LENGTH && !PASSIVE.test(advice)) add("advice", advice);
  add("consequence", (CONSEQUENCE.exec(body) ?? GERMAN_CONSEQUENCE.exec(body))?.[1]);
  const claim = toClaim(body);
  for (const kind of CLAIM_KINDS) found.set(kind, [claim]);
  return found;
}

/** Tells whether a side of a contrast is a clause: "while you type" only says when. */
const hasWords = (side: string) => side.trim().split(/\s+/).length >= MIN_SIDE_WORDS;

/** Returns what a sentence states: itself with its quotations, what is quoted in it, or what stands before that. */
function toClaim(sentence: string): string {
  const short = shortenSentence(keyTitle(sentence), MAX_PASSAGE_LENGTH);
  if (saysSomething(short) && !/["“”„«»]/u.test(short.replace(INNER_QUOTATION, ""))) return short;
  const quoted = QUOTATION.exec(sentence)?.[1] ?? "";
  const [before = ""] = sentence.split(/["“”„«»]/u);
  const beginning = hasWords(before) ? shortenSentence(`${before.trim()} …`, before.length) : "";
  return (hasWords(quoted) ? toPassage(quoted) : toPassage(beginning)) ?? longestWord(sentence);
}

/** Returns a passage that can stand in quotation marks; null when it has some itself, or says nothing. */
function toPassage(text: string): string | null {
  const short = shortenSentence(text.trim(), MAX_PASSAGE_LENGTH);
  return saysSomething(short) && !/["“”„«»]/u.test(short) ? short : null;
}

function saysSomething(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}’']+/gu) ?? [];
  return words.some((word) => !STOP_WORDS.en.has(word) && !STOP_WORDS.de.has(word));
}

function longestWord(text: string): string {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [text];
  return shortenSentence(words.toSorted((a, b) => b.length - a.length)[0]!, MAX_PASSAGE_LENGTH);
}
