import { expect, test } from "vitest";
import { getOpening } from "./opening";

test.each([
  ["Why do we still meet on Mondays?\n\nBecause.", "question"],
  ["Warum treffen wir uns montags? Weil es immer so war.", "question"],
  ["Really?! I did not expect that.", "question"],
  ["We changed one thing. Would you?", "statement"],
  ["Wir haben etwas geändert. Und Sie?", "statement"],
  ["3 lessons from a failed launch", "number"],
  ["🚀 7 Fehler, die ich nicht mehr mache.", "number"],
  ["Three lessons of the quarter", "number"],
  ["Drei Lehren aus dem Quartal", "number"],
  ["Wir sind um 40 % gewachsen.", "number"],
  ["We grew by 3.5% this year. Why?", "number"],
  ["We saved €200 a month", "number"],
  ["„Zwölf Jahre sind genug“, sagte sie.", "number"],
  ["How 5 people beat 500?", "question"],
  ["One day I stopped.", "statement"],
  ["Ein Tag wie jeder andere.", "statement"],
  ["B2B is hard.", "statement"],
  ["#2026 starts now", "statement"],
  ["We are hiring.\n\nFive people, by May?", "statement"],
  ["\n\n  Montags ist Planung\n\n#planung", "statement"],
  ["„Warum jetzt?“ Das fragte niemand.", "question"],
  ["Heute z.B. mit Kaffee: 3 Tassen.", "number"],
  ["…", null],
  ["🎉\n\nWe did it", "statement"],
  ["", null],
])("%j opens with a %s", (text, opening) => {
  expect(getOpening(text)).toBe(opening);
});
