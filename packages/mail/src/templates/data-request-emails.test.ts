import type { EmailContent } from "@takt/domain/outbox/ports/mailer";
import { DATA_REQUEST_TYPES } from "@takt/domain/privacy/model/data-request-types";
import { expect, test } from "vitest";
import { renderEmail } from "../render-email";
import { toText } from "../to-text";

const APP = "https://takt.example.com";
const REQUEST = {
  reference: "DR-7K3M9Q",
  type: "erasure",
  receivedAt: new Date("2026-11-23T08:00:00Z"),
  dueAt: new Date("2026-12-23T08:00:00Z"),
} as const;
const from = { name: "Ada Löwe", email: "ada@example.com" };
const render = (locale: "en" | "de", content: EmailContent) => {
  const email = renderEmail({ locale, content }, APP);
  return { ...email, text: toText(email, undefined) };
};

test("the operator reads what is asked, of whom, with which details and until when", () => {
  const content = {
    kind: "data_request",
    request: REQUEST,
    withdrawn: false,
    from,
    details: "All\nof it",
  } as const;
  const german = render("de", content);
  expect(german.subject).toBe("Datenanfrage DR-7K3M9Q: Löschung von Daten, fällig am 23. Dezember 2026");
  expect(german.text).toMatch(/bis Mittwoch, 23\. Dezember 2026 um 09:00 MEZ/);
  const english = render("en", content);
  expect(english.text).toMatch(
    /deletion of their data \(GDPR art\. 17\).*Monday,? 23 November 2026 at 09:00/s,
  );
  expect(english.text).toContain("> All\n> of it");
  expect(english.text).toContain("Ada Löwe, ada@example.com");
  expect(english.action.url).toBe(`${APP}/provider?view=requests`);
});

test("a withdrawn request says so, and neither its details nor a due date", () => {
  const content = { kind: "data_request", request: REQUEST, withdrawn: true, from, details: "All" } as const;
  const { subject, text } = render("en", content);
  expect(subject).toBe("Withdrawn: data request DR-7K3M9Q");
  expect(text).toContain("please stop");
  expect(text).not.toMatch(/December|> All/);
});

test.each([
  [10, "Datenanfrage DR-7K3M9Q ist in 10 Tagen fällig"],
  [1, "Datenanfrage DR-7K3M9Q ist in 1 Tag fällig"],
  [0, "Überfällig: Datenanfrage DR-7K3M9Q war am 23. Dezember 2026 fällig"],
])("a reminder with %i days left is titled so", (daysLeft, subject) => {
  expect(render("de", { kind: "data_request_reminder", request: REQUEST, from, daysLeft }).subject).toBe(
    subject,
  );
});

test("a receipt leads to the page that confirms the address, or says that nothing is to be done", () => {
  const waiting = render("de", { kind: "data_request_received", request: REQUEST, confirmToken: "abc" });
  expect(waiting.subject).toBe("Bitte bestätigen Sie Ihre Datenanfrage (DR-7K3M9Q)");
  expect(waiting.action.url).toBe(`${APP}/de/data-request/confirm?token=abc`);
  expect(waiting.text).toContain("innerhalb von 30 Tagen, spätestens bis 23. Dezember 2026");
  expect(waiting.text).toContain("7 Tage");
  const confirmed = render("en", { kind: "data_request_received", request: REQUEST, confirmToken: null });
  expect(confirmed.subject).toBe("We have received your data request (DR-7K3M9Q)");
  expect(confirmed.text).toContain("within 30 days, by 23 December 2026 at the latest");
  expect(confirmed.text).not.toContain("confirm");
});

test("an extension names the new day and the reason, and both last e-mails where to complain", () => {
  const extended = render("en", {
    kind: "data_request_extended",
    name: "Ada Löwe",
    request: REQUEST,
    reason: "Many.",
  });
  expect(extended.greeting).toBe("Hello Ada Löwe,");
  expect(extended.text).toContain("until 23 December 2026");
  expect(extended.text).toContain("> Many.");
  const done = render("en", { kind: "data_request_done", name: null, request: REQUEST });
  for (const { text } of [extended, done]) expect(text).toContain("supervisory authority");
});

test("every type has its texts in both languages", () => {
  for (const locale of ["en", "de"] as const)
    for (const type of DATA_REQUEST_TYPES) {
      const request = { ...REQUEST, type };
      for (const content of [
        { kind: "data_request", request, withdrawn: false, from, details: null },
        { kind: "data_request_received", request, confirmToken: null },
      ] as const)
        expect(render(locale, content).text).not.toMatch(/\{\{|dataRequest\./);
    }
});
