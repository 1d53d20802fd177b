import { LOCALES } from "@takt/i18n/locales";
import { expect, test } from "vitest";
import { renderEmail } from "../render-email";

const at = new Date("2026-12-02T10:30:00Z");
const zone = "Europe/Berlin";
const render = (locale: "en" | "de", content: Parameters<typeof renderEmail>[0]["content"]) =>
  renderEmail({ locale, content }, "https://takt.example");

test.each(LOCALES)("the receipt of a deletion names the day and leads to the login (%s)", (locale) => {
  const email = render(locale, { kind: "account_deletion_requested", name: "Ada", due: { at, zone } });
  expect(email.greeting).toContain("Ada");
  expect(email.paragraphs.join(" ")).toContain("11:30");
  expect(new URL(email.action.url).pathname).toBe(locale === "de" ? "/de/app" : "/app");
  expect(email.settings).toBeUndefined();
});

test.each(LOCALES)(
  "the receipt of a purged account names nobody and links to nothing of the account (%s)",
  (locale) => {
    const email = render(locale, { kind: "account_deleted" });
    expect(email.greeting).toBe(locale === "de" ? "Guten Tag," : "Hello,");
    expect(new URL(email.action.url).pathname).toBe(locale === "de" ? "/de/privacy" : "/privacy");
  },
);

test("the email about an export links to its page, which asks who is there, and not to the file", () => {
  const email = render("en", { kind: "data_export_ready", name: null, expires: { at, zone } });
  expect(email.paragraphs.join(" ")).toContain("11:30");
  expect(email.action.url).toBe("https://takt.example/app/data/export");
});
