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
