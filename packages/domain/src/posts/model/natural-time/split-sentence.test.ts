import { describe, expect, test } from "vitest";
import type { TimeLanguage } from "./part";
import { splitSentence } from "./split-sentence";

const split = (text: string, language: TimeLanguage) => {
  const found = splitSentence(text, language);
  return found && [found.subject, found.time];
};

describe("an English sentence", () => {
  test.each([
    ["sailing to fri noon", "sailing", "to fri noon"],
    ["sailing fri noon", "sailing", "fri noon"],
    ["Sailing, Friday at 12", "Sailing", "Friday at 12"],
    ["move sailing to tomorrow 9am", "sailing", "to tomorrow 9am"],
    ["schedule “the sailing school” for next Tue 8:15", "the sailing school", "for next Tue 8:15"],
    ["please put pricing on Monday", "pricing", "on Monday"],
    ["tomorrow 9am: pricing", "pricing", "tomorrow 9am"],
    ["on friday at noon sailing please", "sailing", "on friday at noon"],
    ["Monday motivation to fri noon", "Monday motivation", "to fri noon"],
    ["#hiring in 3 hours", "#hiring", "in 3 hours"],
    ["sailing next free slot", "sailing", "next free slot"],
    ["sailing 25/12 10:00", "sailing", "25/12 10:00"],
    ["post mortem tomorrow", "mortem", "tomorrow"],
    ["fri noon", "", "fri noon"],
    ["schedule tomorrow 9am", "", "schedule tomorrow 9am"],
    ["fri", "", "fri"],
    ["next free slot", "", "next free slot"],
    ["sailing yesterday 9am", "sailing", "yesterday 9am"],
  ])("%s", (text, subject, time) => expect(split(text, "en")).toEqual([subject, time]));

  test.each(["sailing", "", "so", "2026", "12", "my morning routine", "settings"])(
    "%j names no time",
    (text) => expect(split(text, "en")).toBeNull(),
  );
});

describe("a German sentence", () => {
  test.each([
    ["segeln auf freitag mittag", "segeln", "auf freitag mittag"],
    ["Segeln Freitag 12 Uhr", "Segeln", "Freitag 12 Uhr"],
    ["bitte Segeln auf morgen 9 Uhr verschieben", "Segeln", "auf morgen 9 Uhr"],
    [
      "verschiebe „Die Segelschule“ auf nächsten Dienstag 8:15",
      "Die Segelschule",
      "auf nächsten Dienstag 8:15",
    ],
    ["Preise am Montag einplanen", "Preise", "am Montag"],
    ["morgen um halb neun: Preise", "Preise", "morgen um halb neun"],
    ["veröffentliche Äpfel übermorgen", "Äpfel", "übermorgen"],
    ["Montagsgedanken auf Freitag früh", "Montagsgedanken", "auf Freitag früh"],
    ["Segeln in 3 Stunden", "Segeln", "in 3 Stunden"],
    ["Segeln nächster freier Slot", "Segeln", "nächster freier Slot"],
    ["Größe am 25.12. um 10 Uhr", "Größe", "am 25.12. um 10 Uhr"],
    ["freitag mittag", "", "freitag mittag"],
    ["morgen", "", "morgen"],
    ["Segeln gestern 9 Uhr", "Segeln", "gestern 9 Uhr"],
  ])("%s", (text, subject, time) => expect(split(text, "de")).toEqual([subject, time]));

  test.each(["segeln", "so", "di", "2026", "mein Morgenritual", "Einstellungen"])(
    "%j names no time",
    (text) => expect(split(text, "de")).toBeNull(),
  );
});
