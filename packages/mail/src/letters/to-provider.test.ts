import type { LetterContent } from "@takt/domain/notifications/ports/mailer";
import { expect, test } from "vitest";
import { toHtml } from "../to-html";
import { toText } from "../to-text";
import { writeLetter } from "../write-letter";

const APP = "https://takt.example.com";
const at = new Date("2026-11-23T08:00:00Z");
const from = { name: "Ada Löwe", email: "ada@example.com" };
const TOLD: LetterContent = {
  kind: "feedback",
  id: "0190f5a2",
  reference: "FB-1A2B3C4D",
  type: "bug",
  message: "First line\n\nSecond <line>",
  page: "/app/posts",
  errorId: "E-1",
  hasScreenshot: true,
  from,
  at,
};
const ASKED: LetterContent = {
  kind: "data_request",
  reference: "DR-7K3M9Q",
  type: "erasure",
  withdrawn: false,
  from,
  receivedAt: at,
  dueAt: new Date("2026-12-23T08:00:00Z"),
};

test("feedback: the message line by line, from where, who it is, and where the screenshot is", () => {
  const letter = writeLetter({ locale: "en", content: TOLD }, APP);
  expect(letter.subject).toBe("Bug report FB-1A2B3C4D: First line Second <line>");
  const text = toText(letter, undefined);
  expect(text).toContain("> First line\n> \n> Second <line>");
  for (const part of ["Ada Löwe, ada@example.com", "/app/posts", "E-1", "under the id 0190f5a2"])
    expect(text).toContain(part);
  expect(toHtml(letter, "en", undefined)).toContain("First line\n\nSecond &lt;line&gt;</blockquote>");
});

test("feedback: what was not sent along is not named", () => {
  const content = {
    ...TOLD,
    page: null,
    errorId: null,
    hasScreenshot: false,
    from: { name: null, email: null },
  };
  const text = toText(writeLetter({ locale: "de", content: content as LetterContent }, APP), undefined);
  expect(text).toContain("ohne Namen, ohne E-Mail-Adresse");
  expect(text).not.toMatch(/Screenshot|Seite|Fehlernummer/);
});

test("data request: what is asked for, and until when", () => {
  const letter = writeLetter({ locale: "de", content: ASKED }, APP);
  expect(letter.subject).toBe("Datenanfrage DR-7K3M9Q: Löschung des Kontos, fällig am 23. Dezember 2026");
  expect(letter.paragraphs[1]).toMatch(/bis Mittwoch, 23\. Dezember 2026 um 08:00 UTC/);
  const access = writeLetter({ locale: "en", content: { ...ASKED, type: "access" } }, APP);
  expect(access.paragraphs[0]).toMatch(/copy of their data.*Monday,? 23 November 2026 at 08:00 UTC/);
});

test("data request: withdrawn", () => {
  const letter = writeLetter({ locale: "en", content: { ...ASKED, withdrawn: true } }, APP);
  expect(letter.subject).toBe("Withdrawn: data request DR-7K3M9Q");
  expect(toText(letter, undefined)).toContain("please stop");
  expect(toText(letter, undefined)).not.toContain("December");
});
