import type { EmailContent } from "@takt/domain/outbox/ports/mailer";
import type { Declaration } from "@takt/domain/outbox/ports/billing-email";
import { notificationEmail, summaryEmail } from "@takt/domain/notifications/notification-email";
import {
  getKindDefinition,
  NOTIFICATION_KIND_NAMES,
  type NotificationKind,
} from "@takt/domain/notifications/notification-kinds";
import { notificationRows } from "@takt/domain/testing/notification-rows";
import { describe, expect, it } from "vitest";
import { toHtml } from "./to-html";
import { toText } from "./to-text";
import { renderEmail } from "./render-email";

const APP = "https://takt.example.com";
const HOSTILE = `<script>alert(1)</script> "quoted" {{title}} $t(greeting) \u202egnp.exe\r\nBcc: all@example.com`;
const at = new Date("2026-11-23T08:00:00Z");

const DECLARED: Declaration = {
  reference: "CN-7K3M9Q",
  declarationKind: "extraordinary_cancellation",
  receivedAt: at,
  name: HOSTILE,
  email: HOSTILE,
  contract: HOSTILE,
  reason: `${HOSTILE}\nBcc: all@example.com`,
  wantedOn: "2026-12-31",
};

const REQUEST = { reference: "DR-7K3M9Q", type: "withdraw_consent", receivedAt: at, dueAt: at } as const;

const FACTS = { heldBack: 2, commentedAt: [new Date("2026-12-24T08:00:00Z")], now: at.getTime() };

/** Returns the emails about notifications of a kind, and a summary of those that can be in one. */
function notificationContents(kind: NotificationKind, foreign = HOSTILE): EmailContent[] {
  const rows = notificationRows(kind, foreign);
  const singles = [FACTS, { ...FACTS, heldBack: 0, commentedAt: [] }].flatMap((facts) =>
    rows.map((row) => notificationEmail(row, facts)),
  );
  return getKindDefinition({ kind }).summary ? [...singles, summaryEmail(rows)] : singles;
}

const CONTENTS: EmailContent[] = [
  { kind: "account_activated", name: HOSTILE },
  {
    kind: "invitation",
    workspace: HOSTILE,
    invitedBy: HOSTILE,
    role: "editor",
    token: "a b&c",
    expires: at,
    isBound: true,
  },
  {
    kind: "ownership_offered",
    name: HOSTILE,
    workspace: HOSTILE,
    slug: "studio",
    offeredBy: HOSTILE,
    expires: at,
  },
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
    declarationKind: DECLARED.declarationKind,
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
        // An invited person has chosen no language yet.
        expect(link.startsWith(`${APP}/de/`)).toBe(locale === "de" && content.kind !== "invitation");
        expect(text).toContain(link);
      }
    },
  );

  it.each(NOTIFICATION_KIND_NAMES)("says all that there is to say of a %s, without a key", (kind) => {
    const contents = notificationContents(kind, "Some words");
    expect(contents.length).toBeGreaterThan(90);
    for (const content of contents) {
      const email = renderEmail({ locale, content }, APP);
      const notes = (email.links ?? []).map(({ note }) => note);
      for (const words of [email.subject, ...email.paragraphs]) expect(words).toMatch(/\s/);
      for (const words of [email.subject, email.action.label, ...email.paragraphs, ...notes])
        expect(words).not.toMatch(/(^|\s|“|„)\w+(\.\w+)+(\s|”|“|$)|\{\{(?!title\}\} \$t)/);
    }
  });

  it.each(NOTIFICATION_KIND_NAMES)("foreign text in a %s becomes no markup and no header", (kind) => {
    for (const content of notificationContents(kind)) {
      const email = renderEmail({ locale, content }, APP);
      expect(toHtml(email, locale, "Provider")).not.toMatch(/<script|<b>|<img|http:/);
      expect(email.subject).not.toMatch(/[\r\n]/);
      expect(toText(email, "Provider")).not.toMatch(/^Bcc:|\u202e/m);
    }
  });
});

/** Returns the content of the email about the first row of a kind. */
const first = (kind: NotificationKind, facts = FACTS) => notificationEmail(notificationRows(kind)[0]!, facts);

it("an email names times in a time zone and language, and counts posts", () => {
  const content = first("connection_expiring", { ...FACTS, heldBack: 1 });
  expect(renderEmail({ locale: "en", content }, APP)).toMatchObject({
    subject: "The connection to LinkedIn ends in 8 days",
    paragraphs: [
      expect.stringMatching(/Monday,? 30 November 2026 at 10:30 (GMT\+1|CET)/),
      "1 scheduled post comes after that and would wait.",
      expect.anything(),
    ],
    action: { label: "Reconnect LinkedIn", url: `${APP}/app/posts?status=held` },
  });
  expect(renderEmail({ locale: "de", content: first("post_unconfirmed") }, APP).paragraphs[0]).toContain(
    "Montag, 23. November 2026 um 09:00 MEZ",
  );
});

it("very many posts that wait are not counted to the end", () => {
  const paragraph = (locale: "en" | "de", kind: NotificationKind) =>
    renderEmail({ locale, content: first(kind, { ...FACTS, heldBack: 5_000 }) }, APP).paragraphs[1];
  expect(paragraph("en", "connection_expiring")).toBe(
    "5,000+ scheduled posts come after that and would wait.",
  );
  expect(paragraph("de", "connection_expiring")).toBe(
    "5.000+ geplante Beiträge liegen danach und würden warten.",
  );
  expect(paragraph("en", "connection_invalid")).toBe("5,000+ scheduled posts wait until you reconnect.");
  expect(paragraph("de", "connection_invalid")).toBe(
    "5.000+ geplante Beiträge warten, bis Sie LinkedIn neu verbinden.",
  );
});

it("a summary counts the posts of each kind, the most urgent first, and says of each what it is", () => {
  const rows = [
    ...notificationRows("post_moved").slice(0, 2),
    ...notificationRows("post_failed").slice(0, 1),
  ];
  const email = renderEmail({ locale: "en", content: summaryEmail(rows) }, APP);
  expect(email).toMatchObject({
    subject: "3 posts need your attention",
    paragraphs: ["1 post did not go out.", expect.stringMatching(/^2 posts were moved/)],
    links: [{ note: "LinkedIn refused the post" }, { note: expect.stringMatching(/^not Mon/) }, {}],
    action: { url: `${APP}/app/posts?status=failed` },
  });
});

it("what is about posts of a team leads into its workspace, each post of a summary into its own", () => {
  const rows = ["nord", null, "sued", "sued"].map((slug, n) => {
    const [row] = notificationRows(n < 2 ? "post_failed" : "post_moved");
    return { ...row!, post: { ...row!.post!, workspace: { slug } } };
  });
  const [failed, mine, ...moved] = rows;
  const render = (content: EmailContent) => renderEmail({ locale: "de", content }, APP);
  const single = render(notificationEmail(failed!, FACTS));
  expect(single.action.url).toBe(`${APP}/de/app/w/nord/content/edit/p1`);
  const all = render(summaryEmail([failed!, mine!, ...moved]));
  const [nord, own, sued] = ["/w/nord", "", "/w/sued"].map((team) => `${APP}/de/app${team}/content/edit/p1`);
  expect(all.links!.map(({ url }) => url)).toEqual([sued, sued, own, nord]);
  // The newest of the failed posts, which are the most urgent, is in the personal workspace.
  expect(all.action.url).toBe(`${APP}/de/app/posts?status=failed`);
  const ofTeams = render(summaryEmail([mine!, failed!, ...moved]));
  expect(ofTeams.action.url).toBe(`${APP}/de/app/w/nord/posts?status=failed`);
});

it("the action links to the post in the reader's language", () => {
  expect(renderEmail({ locale: "de", content: first("post_failed") }, APP).action).toEqual({
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
