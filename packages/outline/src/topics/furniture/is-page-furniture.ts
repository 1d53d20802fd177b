import { isDateLine } from "./is-date-line";
import { isPageControl } from "./is-page-control";
import { isSiteNotice } from "./is-site-notice";

/** Bounds the work of the patterns on one line. */
const MAX_FURNITURE_LENGTH = 300;
/** Arrows, bullets and emoji around the words of a button. */
const SYMBOLS = /^[^\p{L}\p{N}©(„“"«]+|[\s»›→>…*:]+$/gu;

/**
 * Tells whether a line or a sentence belongs to the page and not to its text: dates and bylines, menus and buttons, and
 * notices, in English and German. It goes by words, so single verdicts can be wrong.
 */
export function isPageFurniture(text: string): boolean {
  if (text.length > MAX_FURNITURE_LENGTH) return false;
  const plain = text.replace(SYMBOLS, "");
  return isPageControl(plain) || isDateLine(plain) || isSiteNotice(plain);
}

const CLOSING =
  /^(?:related (?:posts|articles|stories|content)|you (?:may|might) also (?:like|be interested in)|more (?:articles|posts|stories)|comments?|leave a (?:comment|reply)|about (?:us|the authors?)|(?:press|media) contact|contact|how to apply|(?:your )?application|ähnliche (?:artikel|beiträge|themen)|das könnte (?:sie|dich|ihnen|dir) auch .*|weitere (?:artikel|beiträge|meldungen)|kommentare?|kommentar (?:schreiben|hinterlassen)|über (?:uns|den autor|die autorin)|presse-?kontakt|kontakt|so bewerben sie sich|(?:ihre )?bewerbung|ansprechpartner(?:in)?)$/iu;
const BOILERPLATE =
  /^(?:about|über)\s.*\b(?:ltd|limited|inc|plc|llc|corp|gmbh|ag|se|kg|e\. ?v|group|gruppe)\.?$/iu;

/** Tells whether a line opens what follows the article: comments, other articles, contacts, who the publisher is. */
export function opensClosingPart(line: string): boolean {
  const plain = line.replace(SYMBOLS, "");
  return CLOSING.test(plain) || BOILERPLATE.test(plain);
}
