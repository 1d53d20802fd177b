import type { EmailContent } from "@takt/domain/outbox/ports/mailer";
import { expect, test } from "vitest";
import { toHtml } from "../to-html";
import { toText } from "../to-text";
import { renderEmail } from "../render-email";

const APP = "https://takt.example.com";
const at = new Date("2026-11-23T08:00:00Z");
const from = { name: "Ada Löwe", email: "ada@example.com" };
const FEEDBACK: EmailContent = {
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
const DATA_REQUEST: EmailContent = {
  kind: "data_request",
  reference: "DR-7K3M9Q",
  type: "erasure",
  withdrawn: false,
  from,
  receivedAt: at,
  dueAt: new Date("2026-12-23T08:00:00Z"),
};

test("a feedback email shows the message line by line, its page, its sender and its screenshot", () => {
  const email = renderEmail({ locale: "en", content: FEEDBACK }, APP);
  expect(email.subject).toBe("Bug report FB-1A2B3C4D: First line Second <line>");
  const text = toText(email, undefined);
  expect(text).toContain("> First line\n> \n> Second <line>");
  for (const part of ["Ada Löwe, ada@example.com", "/app/posts", "E-1", "under the id 0190f5a2"])
    expect(text).toContain(part);
  expect(toHtml(email, "en", undefined)).toContain("First line\n\nSecond &lt;line&gt;</blockquote>");
});

test("a feedback email leaves out missing details", () => {
  const content = {
    ...FEEDBACK,
    page: null,
    errorId: null,
    hasScreenshot: false,
    from: { name: null, email: null },
  };
  const text = toText(renderEmail({ locale: "de", content: content as EmailContent }, APP), undefined);
  expect(text).toContain("ohne Namen, ohne E-Mail-Adresse");
  expect(text).not.toMatch(/Screenshot|Seite|Fehlernummer/);
});

test("a data request email names the request and its due date", () => {
  const email = renderEmail({ locale: "de", content: DATA_REQUEST }, APP);
  expect(email.subject).toBe("Datenanfrage DR-7K3M9Q: Löschung des Kontos, fällig am 23. Dezember 2026");
  expect(email.paragraphs[1]).toMatch(/bis Mittwoch, 23\. Dezember 2026 um 08:00 UTC/);
  const access = renderEmail({ locale: "en", content: { ...DATA_REQUEST, type: "access" } }, APP);
  expect(access.paragraphs[0]).toMatch(/copy of their data.*Monday,? 23 November 2026 at 08:00 UTC/);
});

test("a withdrawn data request says so", () => {
  const email = renderEmail({ locale: "en", content: { ...DATA_REQUEST, withdrawn: true } }, APP);
  expect(email.subject).toBe("Withdrawn: data request DR-7K3M9Q");
  expect(toText(email, undefined)).toContain("please stop");
  expect(toText(email, undefined)).not.toContain("December");
});
