import type { BillingEmailContent, Declaration } from "@takt/domain/outbox/ports/billing-email";
import { expect, test } from "vitest";
import { renderEmail } from "../render-email";
import { toText } from "../to-text";

const APP = "https://takt.example.com";
const at = new Date("2026-11-23T08:00:07Z");
const ORDER = {
  kind: "order_confirmed",
  name: "Ada",
  ordered: { at, zone: "Europe/Berlin" },
  plan: "professional",
  interval: "year",
  priceCents: 29_000,
  currency: "eur",
  tax: "exempt",
  startNowAt: null,
  moneyBackDays: 30,
} as const satisfies BillingEmailContent;
const DECLARED: Declaration = {
  reference: "CN-7K3M9Q",
  declarationKind: "cancellation",
  receivedAt: at,
  name: "Ada Löwe",
  email: "ada@example.com",
  contract: "Takt Professional",
  reason: null,
  wantedOn: null,
};

const renderText = (content: BillingEmailContent, locale: "en" | "de") =>
  toText(renderEmail({ locale, content }, APP), "Takt GmbH, Berlin").replaceAll("\u00a0", " ");

test("an order's confirmation has price, tax, term, the withdrawal instruction and both pages", () => {
  const text = renderText(ORDER, "de");
  for (const part of [
    "> Tarif: Takt Professional",
    "> Preis: 290,00 € im Jahr, insgesamt",
    "> Steuer: Gemäß § 19 UStG wird keine Umsatzsteuer berechnet",
    "> Laufzeit: ein Jahr, danach unbefristet, jährlich im Voraus bezahlt",
    "> Kündigung: jederzeit zum Ende des ersten Jahres, danach mit einer Frist von einem Monat; der Rest des bezahlten Jahres wird erstattet",
    "> Bestellt: Montag, 23. November 2026 um 09:00 MEZ",
    "nicht verlangt, dass wir vor Ablauf der Widerrufsfrist beginnen",
    "binnen vierzehn Tagen ohne Angabe von Gründen",
    "mit der Funktion „Vertrag widerrufen“ unter https://takt.example.com/de/contracts/withdraw.",
    "In den ersten 30 Tagen nach Ihrer Bestellung",
    "- Verträge hier kündigen\n  https://takt.example.com/de/contracts/cancel",
    "Takt GmbH, Berlin",
  ])
    expect(text).toContain(part);
});

test("an order's confirmation says when the customer asked to begin, and that VAT is included", () => {
  const content = { ...ORDER, interval: "month", tax: "included", startNowAt: at, priceCents: 2900 } as const;
  const text = renderText(content, "en");
  for (const part of [
    "> Price: €29.00 a month, in total",
    "> Tax: VAT is included",
    "> Start: immediately. On Monday",
  ])
    expect(text).toContain(part);
});

test("without a money-back guarantee the confirmation promises none", () => {
  expect(renderText({ ...ORDER, moneyBackDays: 0 }, "de")).not.toMatch(/Garantie|Geld-zurück/);
  expect(renderText({ ...ORDER, moneyBackDays: 0 }, "en")).not.toMatch(/guarantee/i);
});

test("a declaration's receipt has the reference, the second of its receipt and what was declared", () => {
  const text = renderText({ kind: "contract_notice_received", declared: DECLARED }, "de");
  for (const part of [
    "Montag, 23. November 2026 um 09:00:07 MEZ",
    "> Hiermit kündige ich den Vertrag.",
    "> Er soll enden: zum frühestmöglichen Zeitpunkt",
    "> Vertrag: Takt Professional",
    "> Name: Ada Löwe",
    "> E-Mail: ada@example.com",
    "> Vorgangsnummer: CN-7K3M9Q",
  ])
    expect(text).toContain(part);
  expect(text).not.toContain("/contracts/confirm");
});

test("what asks to confirm a declaration has the link with the token, the number and the time of receipt", () => {
  const { reference, declarationKind, receivedAt } = DECLARED;
  const content = {
    kind: "contract_notice_confirm",
    reference,
    declarationKind,
    receivedAt,
    confirmToken: "abc",
  } as const;
  const text = renderText(content, "de");
  for (const part of [reference, "23. November 2026 um 09:00:07"]) expect(text).toContain(part);
  expect(renderEmail({ locale: "de", content }, APP).action).toEqual({
    label: "Kündigung bestätigen",
    url: `${APP}/de/contracts/confirm?token=abc`,
  });
});

test("a cancellation for good cause names its reason and the wanted day; a withdrawal has neither", () => {
  const declared = {
    ...DECLARED,
    declarationKind: "extraordinary_cancellation",
    reason: "Two weeks\nof outage",
    wantedOn: "2026-12-31",
  } as const;
  const text = renderText({ kind: "contract_notice_received", declared }, "en");
  expect(text).toContain("> It shall end on: 31 December 2026");
  expect(text).toContain("Reason given\n> Two weeks\n> of outage");
  const withdrawal = renderText(
    { kind: "contract_notice_received", declared: { ...DECLARED, declarationKind: "withdrawal" } },
    "en",
  );
  expect(withdrawal).toContain("> I hereby withdraw from the contract.");
  expect(withdrawal).not.toMatch(/shall end|Reason/);
});

test("an outcome says when the contract ends, and what was paid back", () => {
  const done = { kind: "contract_notice_done", declared: DECLARED, currency: "eur" } as const;
  const endsAt = new Date("2026-12-23T23:30:00Z");
  const cancelled = renderText({ ...done, outcome: "cancelled", endsAt, refundedCents: 0 }, "de");
  expect(cancelled).toContain("Ihr Vertrag endet am 24. Dezember 2026.");
  expect(cancelled).not.toContain("zurückgezahlt");
  const withdrawn = renderText({ ...done, outcome: "withdrawn", endsAt, refundedCents: 2900 }, "en");
  expect(withdrawn).toContain("We have paid back €29.00");
  const unmatched = renderText({ ...done, outcome: "unmatched", endsAt: null, refundedCents: 0 }, "en");
  expect(unmatched).toContain("A person looks into it and answers you.");
});

test("the operator gets everything, and is told when the author has not confirmed it", () => {
  const content = { kind: "contract_notice", declared: DECLARED, confirmedAt: null, outcome: null } as const;
  const email = renderEmail({ locale: "de", content }, APP);
  expect(email.subject).toBe("Kündigung CN-7K3M9Q: bitte bearbeiten");
  const text = toText(email, undefined);
  for (const part of ["Ada Löwe, ada@example.com", "nicht über den Link", "> Vertrag: Takt Professional"])
    expect(text).toContain(part);
});

test("emails about payments say what stays, and lead to the subscription", () => {
  const pastDue = renderEmail({ locale: "en", content: { kind: "subscription_past_due", name: null } }, APP);
  expect(pastDue.paragraphs[0]).toContain("You keep your plan for now");
  expect(pastDue.action.url).toBe(`${APP}/app/user/subscription`);
  const ended = {
    kind: "subscription_ended",
    name: null,
    ended: ORDER.ordered,
    free: { posts: 10, aiPosts: 5 },
  } as const;
  const text = renderText(ended, "de");
  expect(text).toContain("im Monat 10 neue Beiträge planen und 5 davon");
  expect(text).toContain("Es wird nichts gelöscht");
  const refund = {
    kind: "refund_issued",
    name: null,
    amountCents: 2900,
    currency: "eur",
    why: "duplicate",
  } as const;
  expect(renderEmail({ locale: "de", content: refund }, APP).subject.replace("\u00a0", " ")).toBe(
    "29,00 € sind auf dem Weg zu Ihnen",
  );
});
