/** An event of a calendar; `texts` are of a person, and may have anything in them. */
export type IcalEvent = {
  /** The same at each reading, so that a program knows the event again. */
  uid: string;
  startsAt: Date;
  changedAt: Date;
  summary: string;
  description: string;
  url: string;
  isTentative: boolean;
};

export type Ical = { name: string; readAt: Date; events: IcalEvent[] };

/** How long an event is drawn for, and how often a program should read again. */
const DURATION = "PT15M";
const REFRESH = "PT15M";

/** Writes a calendar as programs read it (RFC 5545; NAME and REFRESH-INTERVAL: RFC 7986). */
export function toIcal({ name, readAt, events }: Ical): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Takt//Takt//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap((event) => toEvent(event, readAt)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function toEvent(
  { uid, startsAt, changedAt, summary, description, url, isTentative }: IcalEvent,
  readAt: Date,
) {
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${toUtc(readAt)}`,
    `LAST-MODIFIED:${toUtc(changedAt)}`,
    `DTSTART:${toUtc(startsAt)}`,
    `DURATION:${DURATION}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(description === "" ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    `URL:${url}`,
    `STATUS:${isTentative ? "TENTATIVE" : "CONFIRMED"}`,
    // A post takes nobody's time: the day stays free for meetings.
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** 20261130T083000Z (RFC 5545, section 3.3.5, form 2). */
const toUtc = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

/** RFC 5545, section 3.3.11; other control characters than line breaks may not be in a calendar. */
function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[\p{Cc}\u2028\u2029]/gu, (char) => (char === "\n" ? char : " "))
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll("\n", String.raw`\n`);
}

const LINE_BYTES = 75;

/** Breaks a line at 75 bytes of UTF-8, between characters (RFC 5545, section 3.1). */
function fold(line: string): string {
  const parts = [""];
  let bytes = 0;
  for (const char of line) {
    const size = Buffer.byteLength(char);
    if (bytes + size > LINE_BYTES) {
      parts.push("");
      // The blank that begins a continued line counts.
      bytes = 1;
    }
    parts[parts.length - 1] += char;
    bytes += size;
  }
  return parts.join("\r\n ");
}
