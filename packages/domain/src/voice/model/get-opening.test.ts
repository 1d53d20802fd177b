import { expect, test } from "vitest";
import { getOpening, type Opening } from "./get-opening";

const NONE = { question: false, figure: false, firstPerson: false };

test.each<["en" | "de" | null, string, Partial<Opening>]>([
  ["en", "", {}],
  ["en", "The team shipped. Did it?\n\nI doubt it.", { question: true }],
  ["en", "\n🚀\n#tag\nI asked 30 people", { figure: true, firstPerson: true }],
  ["en", "Our team is small", { firstPerson: true }],
  ["en", "Inventions matter\nI know", {}],
  ["en", "See https://example.com/?a=1", {}],
  ["de", "Wer hat das nicht erlebt?", { question: true }],
  ["de", "Heute habe ich gekündigt.", { firstPerson: true }],
  ["de", "1.000 Leser in unserem Blog", { figure: true, firstPerson: true }],
  ["de", "Wirklich einsichtig war niemand.", {}],
  [null, "Mich? Me?", { question: true }],
])("%s: %j", (language, text, opening) => {
  expect(getOpening(text, language)).toEqual({ ...NONE, ...opening });
});
