import { expect, test } from "vitest";
import { toMeaning, toRows } from "./testing/phrases";

const PHRASES = `
morgen; Morgen; MORGEN; morgen um 9; um 9 morgen; morgen 9 Uhr; morgen um neun; morgen um neun Uhr; morgen 9:00; morgen 09:00 Uhr; 9 Uhr morgen; morgen 9h = 2026-11-26 09:00
morgen früh; morgen frueh; morgen fruh; morgen in der Früh; morgen um 8; morgen um acht Uhr = 2026-11-26 08:00
morgen Vormittag; morgen vormittags; morgen um zehn = 2026-11-26 10:00
morgen Mittag; morgen mittags; morgen um 12; morgen zwölf Uhr; morgen zwoelf Uhr; morgen 12 Uhr mittags = 2026-11-26 12:00
morgen mittags um eins; morgen um eins; morgen 13 Uhr; morgen um 13:00 = 2026-11-26 13:00
morgen Nachmittag; morgen nachmittags; morgen um 3; morgen um drei; morgen 15 Uhr; morgen Nachmittag um 3 = 2026-11-26 15:00
morgen 3 Uhr; morgen 03:00; morgen 3:00 = 2026-11-26 03:00
morgen Abend; morgen abends um 7; morgen 19 Uhr; morgen um neunzehn Uhr = 2026-11-26 19:00
morgen Abend um 8; morgen 20 Uhr; morgen um acht Uhr abends = 2026-11-26 20:00
morgen Nacht; morgen 22 Uhr = 2026-11-26 22:00
morgen um Mitternacht; morgen Mitternacht; morgen 24 Uhr = 2026-11-27 00:00
morgen zum Feierabend; morgen nach Feierabend; morgen 17 Uhr = 2026-11-26 17:00
morgen um halb neun; morgen halb neun; morgen halb 9; morgen um 8:30; morgen 8.30 Uhr; morgen um 8.30; morgen 8 Uhr 30; morgen acht Uhr dreißig; morgen acht Uhr dreissig; morgen 830; morgen früh um halb neun = 2026-11-26 08:30
morgen Viertel nach acht; morgen viertel nach 8; morgen viertel neun; morgen acht Uhr fünfzehn = 2026-11-26 08:15
morgen Viertel vor acht; morgen dreiviertel acht; morgen drei viertel acht; morgen um drei viertel 8 = 2026-11-26 07:45
morgen zehn nach neun; morgen 10 nach 9; morgen zehn Minuten nach neun = 2026-11-26 09:10
morgen zehn vor neun; morgen zwanzig vor neun = 2026-11-26 08:50 | 2026-11-26 08:40
morgen fünf vor halb neun; morgen fünf nach halb neun = 2026-11-26 08:25 | 2026-11-26 08:35
morgen um halb vier; morgen halb eins; morgen halb sieben; morgen halb acht = 2026-11-26 15:30 | 2026-11-26 12:30 | 2026-11-26 18:30 | 2026-11-26 07:30
morgen Punkt neun; morgen punkt 9 Uhr = 2026-11-26 09:00
übermorgen; uebermorgen; in zwei Tagen; in 2 Tagen um 9; übermorgen um neun = 2026-11-27 09:00
übermorgen früh; übermorgen um acht; am 27. um 8 = 2026-11-27 08:00
übermorgen morgen um 9; überübermorgen um 9 = 2026-11-27 09:00 | 2026-11-28 09:00
Freitag; Fr; Fr.; am Freitag; diesen Freitag; kommenden Freitag; am kommenden Freitag; Freitag um 9; Freitag Morgen; Freitag morgen um 9; Freitagmorgen um 9; Freitag, 9 Uhr = 2026-11-27 09:00
Freitag früh; Freitagmorgen; Freitag in der Früh; Freitagfrüh = 2026-11-27 08:00
Freitag 17 Uhr 30; Freitag 17:30; Freitag 17.30 Uhr; freitags? = 2026-11-27 17:30 | 2026-11-27 17:30 | 2026-11-27 17:30 | not_understood
Freitag mittags; Freitagmittag; Freitag 12 Uhr; am Freitag zum Mittag = 2026-11-27 12:00
Freitagnachmittag; Freitag am Nachmittag = 2026-11-27 15:00
Freitagabend; Freitag Abend; am Freitag abends = 2026-11-27 19:00
Freitagvormittag = 2026-11-27 10:00
nächsten Freitag; naechsten Freitag; Freitag nächster Woche; nächste Woche Freitag; nächste Woche am Freitag; Freitag kommender Woche; Ende nächster Woche = 2026-12-04 09:00
nächsten Dienstag Viertel nach acht; am nächsten Dienstag um 8:15; Di 8:15; Dienstag 8 Uhr 15; Dienstag, 8.15 Uhr; kommenden Dienstag Viertel nach acht = 2026-12-01 08:15
kommenden Mittwoch; Mittwoch; Mi; Mi., 2. Dez. 2026, 09:00; nächsten Mittwoch; in einer Woche; heute in einer Woche; in 7 Tagen; in sieben Tagen; Mittwoch nächster Woche = 2026-12-02 09:00
Montag; Mo. 9:00; nächsten Montag; nächste Woche; kommende Woche; in der nächsten Woche; Anfang nächster Woche; KW 49; in KW 49; Montag KW 49; Montag, in der KW 49; Kalenderwoche 49 = 2026-11-30 09:00
Montag in einer Woche; übernächste Woche; übernächsten Montag; Montag in 1 Woche = 2026-12-07 09:00
in zwei Wochen; in 14 Tagen; in vierzehn Tagen; heute in zwei Wochen = 2026-12-09 09:00
in zwei Wochen mittags; in zwei Wochen um 12; mittags in zwei Wochen = 2026-12-09 12:00
morgen in einer Woche = 2026-12-03 09:00
in zwei Wochen am Dienstag; Dienstag in zwei Wochen = 2026-12-08 09:00 | 2026-12-15 09:00
in einem Monat; in 1 Monat um 9 = 2026-12-25 09:00
in 3 Stunden; in drei Stunden; in 3 Std.; in 3h; in 180 Minuten = 2026-11-25 13:20
in einer Stunde; in 1 Stunde; in 60 Minuten; in sechzig Minuten? = 2026-11-25 11:20 | 2026-11-25 11:20 | 2026-11-25 11:20 | not_understood
in einer halben Stunde; in 30 Minuten; in dreißig Minuten = 2026-11-25 10:50
in einer Viertelstunde; in einer Dreiviertelstunde = 2026-11-25 10:35 | 2026-11-25 11:05
in anderthalb Stunden; in eineinhalb Stunden; in 1 Stunde und 30 Minuten = 2026-11-25 11:50
in zweieinhalb Stunden = 2026-11-25 12:50
heute Abend; heute abend; heute 19 Uhr; 19 Uhr; 19:00; heute um sieben Uhr abends = 2026-11-25 19:00
heute Abend um 8; heute 20 Uhr; um zwanzig Uhr; 20 Uhr; 20:00 Uhr = 2026-11-25 20:00
heute Nachmittag; heute um 3; um drei; 15 Uhr; um 15.00 Uhr = 2026-11-25 15:00
heute Mittag; mittags; heute um 12; um zwölf; diesen Mittwoch um 12 = 2026-11-25 12:00
heute Nacht; heute Nacht um eins; heute um Mitternacht = 2026-11-25 22:00 | 2026-11-26 01:00 | 2026-11-26 00:00
um 11; 11; 11 Uhr; heute um elf = 2026-11-25 11:00
halb zwölf; um halb 12; 11:30; 11 Uhr 30; 11.30 = 2026-11-25 11:30
9.12.; 9.12; am 9.12. um 9; um 9.12 Uhr morgen = 2026-12-09 09:00 | 2026-12-09 09:00 | 2026-12-09 09:00 | 2026-11-26 09:12
am 25. Dezember um 10; 25. Dez. 10:00; 25.12. 10:00; 25.12.2026 10 Uhr; 25.12.26 um 10; am 25.12. um zehn; Freitag, 25. Dezember 2026, 10:00; Fr., 25. Dez. 2026, 10:00; 2026-12-25 10:00; 25. Dezember 2026 um 10 Uhr; am fünfundzwanzigsten Dezember um 10; 25 Dezember 10:00; um 10 am 25. Dezember; 25/12/2026 10:00; Freitag, den 25.12., 10 Uhr; 25. 12. 2026 10:00 = 2026-12-25 10:00
am 26. um 10; den 26., 10 Uhr; 26. um 10 = 2026-11-26 10:00
am 24.; am vierundzwanzigsten; der 24. = 2026-12-24 09:00
am 25.; am 31. = slot_in_past 2026-11-26 09:00 | 2026-12-31 09:00
12.1.; am 12. Januar; 12. Jänner; zwölfter Januar = 2027-01-12 09:00
3. März; 3. Maerz; am dritten März; 3.3.2027; 3. März 2027 um 9 Uhr; 3. Mrz = 2027-03-03 09:00
am 10. nächsten Monats; 10.12. = 2026-12-10 09:00
erster Montag im Januar um 9:30; am ersten Montag im Januar um halb zehn; 1. Montag im Januar 9:30 = 2027-01-04 09:30
letzter Freitag im Monat; am letzten Freitag des Monats; letzter Freitag im November = 2026-11-27 09:00
zweiter Dienstag im Dezember; zweiter Dienstag nächsten Monats; am zweiten Dienstag im nächsten Monat = 2026-12-08 09:00
Monatsende; Ende des Monats; zum Monatsende; Ende November; letzter Tag des Monats = 2026-11-30 09:00
Ende nächsten Monats; Ende Dezember; Jahresende; Silvester? = 2026-12-31 09:00 | 2026-12-31 09:00 | 2026-12-31 09:00 | not_understood
nächsten Monat; Anfang nächsten Monats; Anfang Dezember; am Monatsersten; am ersten Dezember; 1. Dezember = 2026-12-01 09:00
Mitte Dezember = 2026-12-15 09:00
Ende der Woche; diese Woche Freitag = 2026-11-27 09:00
am Wochenende; Wochenende; nächstes Wochenende; am nächsten Wochenende = 2026-11-28 09:00 | 2026-11-28 09:00 | 2026-12-05 09:00 | 2026-12-05 09:00
nächsten freien Platz; den nächsten freien Platz; nächster freier Termin; nächster freier Platz; zum nächsten freien Zeitpunkt; nächster Slot; nächste freie Zeit = free
heute um 8; 8 Uhr; heute Morgen; gestern; letzten Montag = slot_in_past 2026-11-26 08:00 | slot_in_past 2026-11-26 08:00 | slot_in_past 2026-11-26 09:00 | slot_in_past 2026-11-26 09:00 | slot_in_past 2026-11-30 09:00
25.12.2025 10:00; 25.12.2027 10:00 = slot_in_past 2026-12-25 10:00 | slot_too_far 2026-12-25 10:00
bald; später; irgendwann; hallo; morgen vielleicht; jeden Dienstag 9 Uhr; nicht morgen; Montag oder Dienstag = not_understood | not_understood | not_understood | not_understood | not_all_understood 2026-11-26 09:00 | not_all_understood 2026-12-01 09:00 | not_all_understood 2026-11-26 09:00 | not_all_understood 2026-12-01 09:00
31. Juni 9:00; 30.2.; 29.2.2027; 32.12. = no_such_day
morgen 25 Uhr; morgen 9:75; morgen um 30 = no_such_time
Dienstag, 25. Dezember 10:00; Di., 25.12., 10 Uhr = weekday_mismatch 2026-12-25 10:00
jetzt; sofort; jetzt gleich = now
28. März 2:30; 28.3.2027 02:30 = slot_missing 2027-03-28 03:30
31. Oktober 2:30 = slot_ambiguous
in 13 Monaten; in 400 Tagen = slot_too_far
bitte morgen um 9 posten = 2026-11-26 09:00
`;

const rows = toRows(PHRASES);

test("the table has 200 phrases", () => {
  expect(new Set(rows.map(([phrase]) => phrase)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThanOrEqual(200);
});

test.each(rows)("%s means %s", (text, meaning) => {
  expect(toMeaning(text, "de")).toBe(meaning);
});
