import type { OutlineLanguage } from "../../outline-parameters";
import { ANGLE_KINDS, ANGLE_TEXTS, CLAIM_KINDS, type AngleKind } from "./angle-texts";
import { findPassages, type Passages } from "./find-passages";

export type Angle = { kind: AngleKind; text: string };

/**
 * Chooses the angle of a post about `sentence`, in `language`, which takes up what the sentence says: its question,
 * contrast, figure, reason, example or claim. Of the kinds that fit, it takes the one that `used` has least, a claim last.
 */
export function chooseAngle(sentence: string, language: OutlineLanguage, used: readonly Angle[]): Angle {
  const passages = findPassages(sentence);
  const cost = (kind: AngleKind) =>
    used.filter((angle) => angle.kind === kind).length + (isClaim(kind) ? 2 : 0);
  const angles = ANGLE_KINDS.filter((kind) => passages.has(kind))
    .toSorted((a, b) => cost(a) - cost(b))
    .map((kind) => ({ kind, text: fill(ANGLE_TEXTS[language][kind], passages.get(kind)!) }));
  return angles.find(({ text }) => used.every((angle) => angle.text !== text)) ?? angles[0]!;
}

const isClaim = (kind: AngleKind) => CLAIM_KINDS.some((claim) => claim === kind);

const fill = (text: string, [a, b = ""]: Passages) =>
  text.replace(/\{([ab])\}/g, (_, name: string) => (name === "a" ? a : b));
