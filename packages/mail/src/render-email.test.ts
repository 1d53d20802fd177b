import type { EmailContent } from "@takt/domain/outbox/ports/mailer";
import type { DeclaredNotice } from "@takt/domain/outbox/ports/billing-email";
import { FAILURE_REASONS } from "@takt/domain/posts/model/failure-reason";
import { describe, expect, it } from "vitest";
import { toHtml } from "./to-html";
import { toText } from "./to-text";
import { renderEmail } from "./render-email";

const APP = "https://takt.example.com";
const HOSTILE = `<script>alert(1)</script> "quoted" {{title}} $t(greeting) \u202egnp.exe\r\nBcc: all@example.com`;
const at = new Date("2026-11-23T08:00:00Z");

const DECLARED: DeclaredNotice = {
  reference: "CN-7K3M9Q",
  notice: "extraordinary_cancellation",
  receivedAt: at,
  name: HOSTILE,
  email: HOSTILE,
  contract: HOSTILE,
  reason: `${HOSTILE}\nBcc: all@example.com`,
  wantedOn: "2026-12-31",
};

const REQUEST = { reference: "DR-7K3M9Q", type: "withdraw_consent", receivedAt: at, dueAt: at } as const;

const CONTENTS: EmailContent[] = [
  { kind: "post_failed", name: HOSTILE, postId: "p1", excerpt: HOSTILE, reason: "refused", words: HOSTILE },
  {
    kind: "post_unconfirmed",
    name: null,
    postId: "p1",
    excerpt: HOSTILE,
    attemptedAt: at,
    zone: "Europe/Berlin",
  },
  { kind: "connection_expiring", name: HOSTILE, daysLeft: 2, expiresAt: at, zone: "Asia/Tokyo", heldBack: 3 },
  { kind: "connection_invalid", name: "Ada", why: "revoked", heldBack: 0 },
  ...(["community", "portability"] as const).flatMap((product) =>
    ([null, "restricted"] as const).map((why) => ({
      kind: "grant_ending" as const,
      name: HOSTILE,
      product,
      why,
      daysLeft: 7,
      expiresAt: at,
      zone: "Asia/Tokyo",
      comments: product === "community" ? 2 : 0,
    })),
  ),
  {
    kind: "summary",
    name: "Ada",
    failed: 12,
    unconfirmed: 1,
    comments: 1,
    moved: 1,
    atRisk: 1,
    posts: [
      { postId: "p1", excerpt: HOSTILE, isComment: false, isAtRisk: false, reason: "missed", moved: null },
      { postId: "p2", excerpt: HOSTILE, isComment: true, isAtRisk: false, reason: null, moved: null },
      {
        postId: "p3",
        excerpt: HOSTILE,
        isComment: false,
        isAtRisk: false,
        reason: null,
        moved: { from: new Date("2027-01-15T08:00:00Z"), to: new Date("2027-01-15T07:00:00Z"), zone: "UTC" },
      },
    ],
  },
  { kind: "account_activated", name: HOSTILE },
  {
    kind: "comment_failed",
    name: HOSTILE,
    postId: "p1",
    excerpt: HOSTILE,
    reason: "refused",
    words: HOSTILE,
  },
  {
    kind: "post_at_risk",
    name: HOSTILE,
    postId: "p1",
    excerpt: HOSTILE,
    at: new Date("2027-01-15T08:00:00Z"),
    zone: "Europe/Berlin",
  },
  {
    kind: "post_moved",
    name: HOSTILE,
    postId: "p1",
    excerpt: HOSTILE,
    from: new Date("2027-01-15T08:00:00Z"),
    to: new Date("2027-01-15T07:00:00Z"),
    zone: "Europe/Berlin",
  },
  { kind: "comment_failed", name: null, postId: "p1", excerpt: HOSTILE, reason: null, words: null },
  {
    kind: "feedback",
    id: "f1",
    reference: "FB-1A2B3C4D",
    type: "bug",
    message: `${HOSTILE}\nBcc: all@example.com`,
    page: HOSTILE,
    errorId: HOSTILE,
    hasScreenshot: true,
    from: { name: HOSTILE, email: HOSTILE },
    at,
  },
  {
    kind: "data_request",
    request: REQUEST,
    withdrawn: false,
    from: { name: HOSTILE, email: null },
    details: `${HOSTILE}\nBcc: all@example.com`,
  },
  { kind: "data_request_reminder", request: REQUEST, from: { name: HOSTILE, email: HOSTILE }, daysLeft: 3 },
  { kind: "data_request_received", request: REQUEST, confirmToken: "a b&c" },
  { kind: "data_request_received", request: REQUEST, confirmToken: null },
  { kind: "data_request_extended", name: HOSTILE, request: REQUEST, reason: HOSTILE },
  { kind: "data_request_done", name: HOSTILE, request: REQUEST },
  {
    kind: "order_confirmed",
    name: HOSTILE,
    ordered: { at, zone: "Europe/Berlin" },
    plan: "professional",
    interval: "year",
    priceCents: 29_000,
    currency: "eur",
    tax: "exempt",
    startNowAt: at,
    moneyBackDays: 30,
  },
  { kind: "subscription_past_due", name: HOSTILE },
  {
    kind: "subscription_ended",
    name: HOSTILE,
    ended: { at, zone: "Europe/Berlin" },
    free: { posts: 10, aiPosts: 5 },
  },
  { kind: "refund_issued", name: HOSTILE, amountCents: 2900, currency: "eur", why: "duplicate" },
  {
    kind: "contract_notice_confirm",
    reference: DECLARED.reference,
    notice: DECLARED.notice,
    receivedAt: DECLARED.receivedAt,
    confirmToken: "a b&c",
  },
  { kind: "contract_notice_received", declared: DECLARED },
  { kind: "unconfirmed_notices", count: 3 },
  {
    kind: "contract_notice_done",
    declared: DECLARED,
    outcome: "withdrawn",
    endsAt: at,
    refundedCents: 2900,
    currency: "eur",
  },
  { kind: "contract_notice", declared: DECLARED, confirmedAt: at, outcome: "extraordinary" },
  { kind: "alarm_raised", alarm: "late", detail: HOSTILE, at },
  { kind: "alarm_cleared", alarm: "executor", detail: "", at },
];

describe.each(["en", "de"] as const)("emails in the language %s", (locale) => {
  it.each(CONTENTS)(
    "foreign text in $kind becomes neither markup nor a header nor a text of ours",
    (content) => {
      const email = renderEmail({ locale, content }, APP);
      const [text, html] = [toText(email, "<b>Provider</b>"), toHtml(email, locale, "<b>Provider</b>")];
      expect(html).not.toMatch(/<script|<b>|<img|http:/);
      expect(email.subject).not.toMatch(/[\r\n]/);
      expect(text).not.toMatch(/^Bcc:/m);
      expect(text).not.toContain("\u202e");
      // The placeholders stay as the user typed them.
      const foreign = "{{title}} $t(greeting)";
      expect(text.includes(foreign)).toBe(JSON.stringify(content).includes(foreign));
      expect(text.replaceAll(foreign, "")).not.toMatch(/\{\{|\$t/);
      for (const link of [email.action.url, email.settings?.url ?? email.action.url]) {
        expect(link.startsWith(`${APP}/`)).toBe(true);
        expect(link.startsWith(`${APP}/de/`)).toBe(locale === "de");
        expect(text).toContain(link);
      }
    },
  );

  it("every failure reason has its texts", () => {
    for (const reason of FAILURE_REASONS) {
      const content = {
        kind: "post_failed",
        name: "Ada",
        postId: "p1",
        excerpt: "x",
        reason,
        words: null,
      } as const;
      const email = renderEmail({ locale, content }, APP);
      expect(email.paragraphs.every((words) => words.length > 10 && !/\.(title|next)/.test(words))).toBe(
        true,
      );
    }
  });
});

it("an email names times in the reader's time zone and language, and counts posts", () => {
  const content = { ...CONTENTS[2]!, heldBack: 1 } as EmailContent;
  expect(renderEmail({ locale: "en", content }, APP)).toMatchObject({
    subject: "The connection to LinkedIn ends in 2 days",
    paragraphs: [
      expect.stringMatching(/Monday,? 23 November 2026 at 17:00 GMT\+9/),
      "1 scheduled post comes after that and would wait.",
      expect.anything(),
    ],
  });
  expect(renderEmail({ locale: "de", content: CONTENTS[1]! }, APP).paragraphs[0]).toContain(
    "Montag, 23. November 2026 um 09:00 MEZ",
  );
});

it("the action links to the post in the reader's language", () => {
  expect(renderEmail({ locale: "de", content: CONTENTS[0]! }, APP).action).toEqual({
    label: "Beitrag öffnen",
    url: "https://takt.example.com/de/app/content/edit/p1",
  });
});

it("the activation email links to the app and cannot be turned off", () => {
  const content = { kind: "account_activated", name: "Jana" } as const;
  expect(renderEmail({ locale: "en", content }, APP)).toMatchObject({
    subject: "Your Takt account is active",
    greeting: "Hello Jana,",
    action: { label: "Open Takt", url: `${APP}/app` },
  });
  const german = renderEmail({ locale: "de", content: { ...content, name: null } }, APP);
  expect(german).toMatchObject({
    subject: "Ihr Takt-Konto ist freigeschaltet",
    greeting: "Guten Tag,",
    action: { label: "Takt öffnen", url: `${APP}/de/app` },
  });
  expect(german).not.toHaveProperty("settings");
});
