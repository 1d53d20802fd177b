import { expect, test } from "vitest";
import { toMeaning, toRows } from "./testing/phrases";

const PHRASES = `
tomorrow; tmrw; Tomorrow morning; tomorrow 9am; tomorrow at 9; 9 tomorrow; at 9 tomorrow; tomorow 9:00; TOMORROW 9 A.M. = 2026-11-26 09:00
tomorrow 9.30am; tomorrow half past nine; tomorrow 0930; tomorrow nine thirty; tomorrow at 9:30 = 2026-11-26 09:30
tomorrow noon; tomorrow lunchtime; tomorrow 12pm; tomorrow at 12; noon tomorrow; tomorrow midday = 2026-11-26 12:00
tomorrow afternoon; tomorrow 3pm; tomorrow at 3; tomorrow at three o'clock; tomorrow 15:00; tomorrow at 3 in the afternoon = 2026-11-26 15:00
tomorrow 3:00; tomorrow 03:00; tomorrow 3am; tomorrow 3 a.m. = 2026-11-26 03:00
tomorrow evening; tomorrow at 7 in the evening; tomorrow 7pm; tomorrow 1900 = 2026-11-26 19:00
tomorrow night at 9; tomorrow 9pm; tomorrow 21:00 = 2026-11-26 21:00
tomorrow night = 2026-11-26 22:00
tomorrow midnight; tomorrow at midnight; tomorrow 24:00; tomorrow night at 12 = 2026-11-27 00:00
tomorrow 12am = 2026-11-26 00:00
tomorrow quarter past 8; tomorrow a quarter past eight; tomorrow 8:15; tomorrow eight fifteen = 2026-11-26 08:15
tomorrow quarter to nine; tomorrow at a quarter to 9; tomorrow 8:45 = 2026-11-26 08:45
tomorrow ten past nine; tomorrow 10 minutes past nine = 2026-11-26 09:10
tomorrow ten to nine; tomorrow twenty to nine = 2026-11-26 08:50 | 2026-11-26 08:40
tomorrow half seven; tomorrow half past 7 = 2026-11-26 07:30
tomorrow half past three; tomorrow half three; tomorrow half 3 = 2026-11-26 15:30
tomorrow first thing; early tomorrow; tomorrow early morning; tomorrow at 8; tomorrow 8 o'clock = 2026-11-26 08:00
tomorrow end of day; tomorrow eod; tomorrow close of business = 2026-11-26 17:00
day after tomorrow; the day after tomorrow at 9; in 2 days; in two days at 9am; 2 days from now; a day from tomorrow 9:00 = 2026-11-27 09:00
Fri; Friday; this Friday; coming Friday; this coming Friday; on Friday; fri morning; Friday at 9; 9am Friday; Fri. 9:00 = 2026-11-27 09:00
Fri noon; noon on Friday; Friday lunch; Friday 12:00 = 2026-11-27 12:00
next Friday; Friday next week; next week Friday; next week on Friday; next week, Friday, 9:00 = 2026-12-04 09:00
next Tue 8:15; Tuesday 8:15; Tues 8:15; tue 8.15; 8:15 on Tuesday; Tuesday at quarter past eight; next Tuesday, 8:15; Tuesday 0815 = 2026-12-01 08:15
Wednesday; Wed 9am; Wed, 2 Dec 2026, 09:00; coming Wednesday; next Wednesday; Weds 9; wensday 9 = 2026-12-02 09:00
this Wednesday at noon; today at noon; noon; midday; today 12:00; at 12 = 2026-11-25 12:00
Monday morning; Monday; next Monday; mon 9; next week; Monday next week; week 49; cw 49 = 2026-11-30 09:00
Monday week; a week on Monday; a week from Monday; one week after Monday; week after next; Monday after next; the Monday after next = 2026-12-07 09:00
in a week; in one week; a week from now; a week from today; in 7 days; in a week's time; Wednesday of week 49 = 2026-12-02 09:00
in two weeks; in a fortnight; a fortnight from Wednesday; in 14 days; two weeks from now = 2026-12-09 09:00 | 2026-12-09 09:00 | 2026-12-16 09:00 | 2026-12-09 09:00 | 2026-12-09 09:00
in two weeks at noon; at noon in two weeks = 2026-12-09 12:00
in two weeks on Tuesday = 2026-12-08 09:00
in a month; in one month at 9 = 2026-12-25 09:00
in 3 hours; in three hours; 3 hours from now; in 180 minutes; in 3h; in 3 hrs = 2026-11-25 13:20
in an hour; in 1 hour; an hour from now; in 60 min = 2026-11-25 11:20
in half an hour; in 30 minutes; 30 minutes from now = 2026-11-25 10:50
in an hour and a half; in one and a half hours; in 90 minutes; in 1 hour and 30 minutes = 2026-11-25 11:50
tonight; this evening; today 7pm; 7 in the evening; 19:00; 7pm = 2026-11-25 19:00
tonight at 8; tonight 8pm; at 8 tonight; 20:00; 8pm; 2000 = 2026-11-25 20:00
this afternoon; at 3; three o'clock; 3pm; 15:00; today at 3 = 2026-11-25 15:00
midnight; tonight at midnight = 2026-11-26 00:00
11; at 11; 11:00; today 11am = 2026-11-25 11:00
half past eleven; 11.30; 1130; at 11:30 = 2026-11-25 11:30
Dec 25 10:00; 25 Dec 10:00; December 25 at 10; December 25th 10am; 25th of December at 10; the 25th of December, 10:00; at 10 on the 25th of December; Friday, 25 December 2026, 10:00; 25/12 10:00; 25/12/2026 10:00; 12/25 10:00; 25.12. 10:00; 25.12.2026 10:00; 2026-12-25 10:00; 2026-12-25T10:00; Dec. 25, 2026 10am; 25-12-2026 10:00; twenty-fifth of December 10:00; 25/12/26 10:00 = 2026-12-25 10:00
on the 25th; the 25th = slot_in_past 2026-11-26 09:00
on the 26th at 10; the 26th, 10:00; 26th 10am = 2026-11-26 10:00
the 24th; on the 24th at 9; the twenty-fourth = 2026-12-24 09:00
the 31st at 9 = 2026-12-31 09:00
12/1 9:00; 1/12; 12 Jan; January 12; the 12th of January = 2027-01-12 09:00 | 2026-12-01 09:00 | 2027-01-12 09:00 | 2027-01-12 09:00 | 2027-01-12 09:00
3 March; March 3rd; 3rd March at 9; on 3 March 2027; third of March = 2027-03-03 09:00
10th of next month = 2026-12-10 09:00
first Monday in January 9:30; the first Monday of January at half past nine; 1st Monday of January 9:30am = 2027-01-04 09:30
last Friday of the month; last Friday in November = 2026-11-27 09:00
second Tuesday of next month; second Tuesday in December = 2026-12-08 09:00
first Monday of the month = 2026-12-07 09:00
end of month; end of the month; month end; last day of the month; at the end of November = 2026-11-30 09:00
end of next month; end of the year; last day of December; New Year's Eve? = 2026-12-31 09:00 | 2026-12-31 09:00 | 2026-12-31 09:00 | not_understood
next month; beginning of next month; first of next month; start of December = 2026-12-01 09:00
mid December; middle of December; mid-December = 2026-12-15 09:00
end of the week; end of this week = 2026-11-27 09:00
weekend; this weekend; on the weekend = 2026-11-28 09:00
next weekend = 2026-12-05 09:00
next free slot; the next free slot; next slot; next open spot; first free slot; next available time = free
today 9am; 9am; today at 8; last Monday; yesterday = slot_in_past 2026-11-26 09:00 | slot_in_past 2026-11-26 09:00 | slot_in_past 2026-11-26 08:00 | slot_in_past 2026-11-30 09:00 | slot_in_past 2026-11-26 09:00
25 Dec 2025 10:00; 25 Dec 2027 10:00 = slot_in_past 2026-12-25 10:00 | slot_too_far 2026-12-25 10:00
in 2 years; soon; later; whenever; hello; tomorrow maybe; every Tuesday 9:00; not tomorrow; tomorrow 9am EST; Monday or Tuesday = not_understood | not_understood | not_understood | not_understood | not_understood | not_all_understood 2026-11-26 09:00 | not_all_understood 2026-12-01 09:00 | not_all_understood 2026-11-26 09:00 | not_all_understood 2026-11-26 09:00 | not_all_understood 2026-12-01 09:00
31 June 9:00; 30 Feb; 29 Feb 2027; the 32nd = no_such_day
tomorrow 25:00; tomorrow 9:75; 13am; tomorrow at 30 = no_such_time
Tuesday, 25 December 10:00; Tuesday, Dec 25, 10am = weekday_mismatch 2026-12-25 10:00
now; right now; immediately = now
28 March 2:30; 28 March 2027 02:30 = slot_missing 2027-03-28 03:30
31 October 2:30 = slot_ambiguous
in 13 months; in 400 days = slot_too_far
please schedule it for tomorrow at 9 sharp; post this on Thursday 9:00 = 2026-11-26 09:00
`;

const rows = toRows(PHRASES);

test("the table has 200 phrases", () => {
  expect(new Set(rows.map(([phrase]) => phrase)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThanOrEqual(200);
});

test.each(rows)("%s means %s", (text, meaning) => {
  expect(toMeaning(text, "en")).toBe(meaning);
});
