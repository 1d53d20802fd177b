import type { TimeLanguage } from "@takt/domain/posts/model/natural-time/part";
import { describe, expect, test } from "vitest";
import type { NamedPost } from "./match-posts";
import { readSentence } from "./read-sentence";

/** Wednesday, 10:20 in Berlin. */
const NOW = new Date("2026-11-25T09:20:00Z");

const posts = (...titles: [id: string, excerpt: string, status?: NamedPost["status"]][]): NamedPost[] =>
  titles.map(([id, excerpt, status = "draft"]) => ({ id, excerpt, status }));

const ENGLISH = posts(
  ["school", "What a sailing school taught me about deploys"],
  ["teams", "What sailing teams know about handovers", "published"],
  ["left", "A customer left. She told us why"],
  ["decisions", "Why we write down decisions"],
  ["sheet", "The spreadsheet that runs our company"],
  ["monday", "Monday motivation is overrated", "scheduled"],
  ["price", "We raised our price by 40 %"],
  ["pricing", "Pricing pages that work"],
  ["hiring", "Hiring for #remote teams", "failed"],
  ["noon", "High noon at the office", "cancelled"],
);

const GERMAN = posts(
  ["schule", "Was mir eine Segelschule über Deployments beigebracht hat"],
  ["teams", "Was Segelteams über Übergaben wissen", "published"],
  ["kunde", "Eine Kundin ist gegangen. Sie hat uns gesagt, warum"],
  ["entscheidung", "Warum wir Entscheidungen aufschreiben"],
  ["tabelle", "Die Tabelle, die unsere Firma am Laufen hält"],
  ["montag", "Montagsmotivation wird überschätzt", "scheduled"],
  ["preis", "Wir haben unseren Preis um 40 % erhöht"],
  ["preise", "Preise, die man versteht"],
  ["größe", "Größe ist nicht alles", "failed"],
  ["vortrag", "Notizen zum Vortrag in Leipzig", "cancelled"],
);

/** "post at time", as the tables write it; "?" for a subject that names no post, "-" for a time alone. */
function read(text: string, language: TimeLanguage): string | null {
  const known = language === "en" ? ENGLISH : GERMAN;
  const found = readSentence(text, known, {
    language,
    now: NOW,
    zone: "Europe/Berlin",
    weekStart: "monday",
    hourCycle: "h23",
  });
  if (!found) return null;
  const { subject, post, time } = found;
  const when =
    time.kind === "ok" ? time.wall.replace("T", " ") : time.kind === "nextFreeSlot" ? "free" : time.reason;
  return `${subject === "" ? "-" : (post?.id ?? "?")} ${when}`;
}

describe("an English sentence", () => {
  test.each([
    ["sailing to fri noon", "school 2026-11-27 12:00"],
    ["Sailing fri noon", "school 2026-11-27 12:00"],
    ["sailing friday at noon", "school 2026-11-27 12:00"],
    ["SAILING SCHOOL to Friday 12:00", "school 2026-11-27 12:00"],
    ["the sailing school tomorrow 9am", "school 2026-11-26 09:00"],
    ["school deploys tomorrow at 3", "school 2026-11-26 15:00"],
    ["my draft about deploys tomorrow", "school 2026-11-26 09:00"],
    ["move sailing to next Tuesday 8:15", "school 2026-12-01 08:15"],
    ["please schedule sailing for monday morning", "school 2026-11-30 09:00"],
    ["“sailing school” on 27 Nov at 5pm", "school 2026-11-27 17:00"],
    ["tomorrow 9am: sailing", "school 2026-11-26 09:00"],
    ["fri noon sailing", "school 2026-11-27 12:00"],
    ["sailing in 3 hours", "school 2026-11-25 13:20"],
    ["sail tonight", "school 2026-11-25 19:00"],
    ["sailing next free slot", "school free"],
    ["customer tomorrow 10:30", "left 2026-11-26 10:30"],
    ["a customer left in two weeks", "left 2026-12-09 09:00"],
    ["why we write down decisions fri 8am", "decisions 2026-11-27 08:00"],
    ["decision friday evening", "decisions 2026-11-27 19:00"],
    ["spreadsheet to half past eight tomorrow", "sheet 2026-11-26 08:30"],
    ["sheet tomorrow noon", "sheet 2026-11-26 12:00"],
    ["monday motivation to fri noon", "monday 2026-11-27 12:00"],
    ["monday motivation to monday 9:00", "monday 2026-11-30 09:00"],
    ["price fri noon", "price 2026-11-27 12:00"],
    ["pricing fri noon", "pricing 2026-11-27 12:00"],
    ["pric fri noon", "price 2026-11-27 12:00"],
    ["raised price on 25/12 10:00", "price 2026-12-25 10:00"],
    ["hiring tomorrow 9am", "hiring 2026-11-26 09:00"],
    ["#remote tomorrow 9am", "hiring 2026-11-26 09:00"],
    ["high noon to tomorrow 9am", "noon 2026-11-26 09:00"],
    ["teams tomorrow 9am", "hiring 2026-11-26 09:00"],
    ["handovers tomorrow 9am", "? 2026-11-26 09:00"],
    ["rowing to fri noon", "? 2026-11-27 12:00"],
    ["sailing rowing to fri noon", "? 2026-11-27 12:00"],
    ["fri noon", "- 2026-11-27 12:00"],
    ["friday", "- 2026-11-27 09:00"],
    ["schedule tomorrow 9am", "- 2026-11-26 09:00"],
    ["next free slot", "- free"],
    ["sailing yesterday 9am", "school slot_in_past"],
    ["sailing today 9am", "school slot_in_past"],
    ["sailing 31 June", "school no_such_day"],
    ["sailing tomorrow 25:00", "school no_such_time"],
    ["sailing now", "school now"],
    ["sailing 28 March 2027 2:30", "school slot_missing"],
    ["sailing 31 Oct 2027 2:30", "school slot_ambiguous"],
    ["sailing in 3 years", null],
    ["sailing", null],
    ["settings", null],
    ["monday motivation", null],
    ["high noon", null],
    ["", null],
  ])("%j", (text, expected) => expect(read(text, "en")).toBe(expected));
});

describe("a German sentence", () => {
  test.each([
    ["segeln auf freitag mittag", "schule 2026-11-27 12:00"],
    ["Segeln Freitag Mittag", "schule 2026-11-27 12:00"],
    ["segelschule freitag 12 uhr", "schule 2026-11-27 12:00"],
    ["Die Segelschule auf Freitag um 12", "schule 2026-11-27 12:00"],
    ["meinen Entwurf über Deployments morgen 9 Uhr", "schule 2026-11-26 09:00"],
    ["bitte Segelschule auf nächsten Dienstag 8:15 verschieben", "schule 2026-12-01 08:15"],
    ["verschiebe Segeln auf Montagmorgen", "schule 2026-11-30 08:00"],
    ["„Segelschule“ am 27.11. um 17 Uhr", "schule 2026-11-27 17:00"],
    ["morgen 9 Uhr: Segelschule", "schule 2026-11-26 09:00"],
    ["Freitag Mittag Segelschule", "schule 2026-11-27 12:00"],
    ["Segelschule in 3 Stunden", "schule 2026-11-25 13:20"],
    ["Segelschule heute Abend", "schule 2026-11-25 19:00"],
    ["Segelschule nächster freier Slot", "schule free"],
    ["schule übermorgen", "schule 2026-11-27 09:00"],
    ["Kundin morgen 10:30", "kunde 2026-11-26 10:30"],
    ["Eine Kundin ist gegangen in zwei Wochen", "kunde 2026-12-09 09:00"],
    ["Entscheidungen Freitag 8 Uhr", "entscheidung 2026-11-27 08:00"],
    ["Entscheidung Freitagabend", "entscheidung 2026-11-27 19:00"],
    ["Tabelle morgen halb neun", "tabelle 2026-11-26 08:30"],
    ["die Tabelle auf Samstag", "tabelle 2026-11-28 09:00"],
    ["Montagsmotivation auf Freitag Mittag", "montag 2026-11-27 12:00"],
    ["Motivation auf Montag 9 Uhr", "montag 2026-11-30 09:00"],
    ["Preis Freitag Mittag", "preis 2026-11-27 12:00"],
    ["Preise Freitag Mittag", "preise 2026-11-27 12:00"],
    ["Preis erhöht am 25.12. um 10 Uhr", "preis 2026-12-25 10:00"],
    ["größe morgen 9 Uhr", "größe 2026-11-26 09:00"],
    ["groesse morgen 9 Uhr", "größe 2026-11-26 09:00"],
    ["GRÖSSE morgen früh", "größe 2026-11-26 08:00"],
    ["Vortrag morgen 9 Uhr", "vortrag 2026-11-26 09:00"],
    ["Notizen Leipzig am Montag", "vortrag 2026-11-30 09:00"],
    ["Übergaben morgen 9 Uhr", "? 2026-11-26 09:00"],
    ["Rudern auf Freitag Mittag", "? 2026-11-27 12:00"],
    ["Segelschule Rudern auf Freitag Mittag", "? 2026-11-27 12:00"],
    ["freitag mittag", "- 2026-11-27 12:00"],
    ["Freitag", "- 2026-11-27 09:00"],
    ["morgen 9 Uhr planen", "- 2026-11-26 09:00"],
    ["nächster freier Slot", "- free"],
    ["Segelschule gestern 9 Uhr", "schule slot_in_past"],
    ["Segelschule heute 9 Uhr", "schule slot_in_past"],
    ["Segelschule 31. Juni", "schule no_such_day"],
    ["Segelschule morgen 25 Uhr", "schule no_such_time"],
    ["Segelschule sofort", "schule now"],
    ["Segelschule 28.3.2027 2:30", "schule slot_missing"],
    ["Segelschule 31.10.2027 2:30", "schule slot_ambiguous"],
    ["segeln", null],
    ["Einstellungen", null],
    ["Montagsmotivation", null],
    ["", null],
  ])("%j", (text, expected) => expect(read(text, "de")).toBe(expected));
});
