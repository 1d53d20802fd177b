import type { OutlineLanguage } from "../../outline-parameters";
import { ANGLE_KINDS, ANGLE_TEXTS, CLAIM_KINDS, type AngleKind } from "./angle-texts";
import { findPassages, INNER_QUOTATION, type Passages } from "./find-passages";

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
    .map((kind) => ({ kind, text: fill(kind, language, passages.get(kind)!) }));
  return angles.find(({ text }) => used.every((angle) => angle.text !== text)) ?? angles[0]!;
}

const isClaim = (kind: AngleKind) => CLAIM_KINDS.some((claim) => claim === kind);

/** Fills in the passages; quotation marks inside them become single ones. */
function fill(kind: AngleKind, language: OutlineLanguage, [a, b = ""]: Passages): string {
  const inner = language === "de" ? "‚$1‘" : "‘$1’";
  return ANGLE_TEXTS[language][kind].replace(/\{([ab])\}/g, (_, name: string) =>
    (name === "a" ? a : b).replace(INNER_QUOTATION, inner),
  );
}
