import { expect, test } from "vitest";
import { type IcalEvent, toIcal } from "./to-ical";

const readAt = new Date("2026-11-30T08:00:00.000Z");
const event = (changes: Partial<IcalEvent> = {}): IcalEvent => ({
  uid: "019acd7e@takt",
  startsAt: new Date("2026-12-01T08:30:00.000Z"),
  changedAt: new Date("2026-11-29T10:00:00.123Z"),
  summary: "A post",
  description: "",
  url: "https://takt.example.com/app/content/edit/1",
  isTentative: false,
  ...changes,
});
const write = (...events: IcalEvent[]) => toIcal({ name: "Takt", readAt, events });
/** As a program reads it: folded lines are joined (RFC 5545, section 3.1). */
const unfold = (ical: string) => ical.replaceAll("\r\n ", "").split("\r\n");

test("a calendar has a line each, with line ends as the RFC wants them, and times in UTC", () => {
  expect(write(event())).toBe(
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Takt//Takt//EN",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "NAME:Takt",
      "X-WR-CALNAME:Takt",
      "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
      "X-PUBLISHED-TTL:PT15M",
      "BEGIN:VEVENT",
      "UID:019acd7e@takt",
      "DTSTAMP:20261130T080000Z",
      "LAST-MODIFIED:20261129T100000Z",
      "DTSTART:20261201T083000Z",
      "DURATION:PT15M",
      "SUMMARY:A post",
      "URL:https://takt.example.com/app/content/edit/1",
      "STATUS:CONFIRMED",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ].join("\r\n"),
  );
});

test("what a person wrote stays text: no line of it becomes one of the calendar", () => {
  const lines = unfold(
    write(event({ summary: "a;b,c\\d\r\nEND:VEVENT\u2028x\u0000y", description: "é\nz" })),
  );
  expect(lines).toContain(String.raw`SUMMARY:a\;b\,c\\d\nEND:VEVENT x y`);
  expect(lines).toContain(String.raw`DESCRIPTION:é\nz`);
  expect(lines.filter((line) => line === "END:VEVENT")).toHaveLength(1);
});

test("a long line is folded at 75 bytes, between characters, and is the same when it is joined", () => {
  const summary = "Überlegungen 😀👩‍🚀 zum Takt, ".repeat(12);
  const ical = write(event({ summary }));
  const encoder = new TextEncoder();
  expect(Math.max(...ical.split("\r\n").map((line) => encoder.encode(line).length))).toBe(75);
  expect(unfold(ical)).toContain(`SUMMARY:${summary.replaceAll(",", String.raw`\,`)}`);
  expect(ical).not.toContain("\ufffd");
});

test("a post that waits for an approval is tentative", () => {
  expect(unfold(write(event({ isTentative: true })))).toContain("STATUS:TENTATIVE");
});
