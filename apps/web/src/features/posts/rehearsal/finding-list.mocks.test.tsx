import { FINDING_SEVERITY, type Finding } from "@takt/domain/posts/model/finding";
import errorsDe from "@takt/i18n/messages/de/errors.json";
import postsDe from "@takt/i18n/messages/de/posts.json";
import errors from "@takt/i18n/messages/en/errors.json";
import posts from "@takt/i18n/messages/en/posts.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { FindingList } from "./finding-list";

vi.mock("next/navigation", () => ({
  useParams: () => ({ locale: "en" }),
  usePathname: () => "/app/content/edit/own",
}));
vi.mock("~/features/shared/time/use-clock", () => ({
  useWhen: () => (at: Date) => at.toISOString().slice(0, 16),
}));

const resources = { en: { errors, posts }, de: { errors: errorsDe, posts: postsDe } };
type Locale = keyof typeof resources;

const show = (findings: readonly Finding[], locale: Locale = "en", otherAuthor: string | null = null) =>
  renderToStaticMarkup(
    <MessagesProvider locale={locale} resources={{ [locale]: resources[locale] }}>
      <FindingList findings={findings} postId="own" otherAuthor={otherAuthor} />
    </MessagesProvider>,
  );

const at = new Date("2027-03-10T13:56:00Z");
const until = new Date("2027-03-10T14:06:00Z");
const other = { id: "other", excerpt: "Same text", status: "sent", at } as const;
const fileName = "a.png";

/** One finding of each code, and of each of its forms. */
const FINDINGS: Finding[] = [
  { code: "empty" },
  { code: "invisible" },
  { code: "unfinished", gap: "[… your example]", count: 2 },
  { code: "too_long", length: 3_001, max: 3_000 },
  { code: "link_card_incomplete" },
  { code: "poll_incomplete" },
  { code: "comment_too_long", length: 1_251, max: 1_250 },
  { code: "content_mixed" },
  { code: "poll_too_long" },
  { code: "comment_invisible" },
  { code: "media_too_many", count: 21, max: 20 },
  ...(["type", "empty", "pixels", "video_bytes", "video_length"] as const).map(
    (fault) => ({ code: "file_refused", fileName, fault }) as const,
  ),
  ...(["document_bytes", "document_pages", "alt_text"] as const).map(
    (fault) => ({ code: "file_refused", fileName, fault }) as const,
  ),
  { code: "file_missing", fileName },
  { code: "file_unready", fileName },
  { code: "duplicate", other, until },
  ...(["sent", "scheduled", "refused"] as const).map(
    (status) => ({ code: "duplicate_likely", other: { ...other, status }, until }) as const,
  ),
  { code: "connection_none" },
  { code: "connection_lost" },
  { code: "connection_ends", endsAt: at },
  { code: "token_unreadable" },
  { code: "publish_not_permitted" },
  { code: "comment_by_hand", access: "ended" },
  { code: "comment_connection_ends", endsAt: at },
  { code: "day_limit", calls: 151, max: 150 },
  { code: "limit_reached" },
  ...(["gone", "no_host", "private"] as const).map(
    (fault) => ({ code: "link_dead", url: "https://a.example", fault }) as const,
  ),
  { code: "mention_plain", text: "@[Acme](urn:li:organization:1)" },
];

test("every finding has a text in both languages, without a gap", () => {
  expect(new Set(FINDINGS.map(({ code }) => code))).toEqual(new Set(Object.keys(FINDING_SEVERITY)));
  for (const finding of FINDINGS) {
    const [english, german] = (["en", "de"] as const).map((locale) => show([finding], locale));
    expect(english).not.toBe(german);
    expect(english + german!).not.toMatch(/\{\{|undefined|rehearsal\./);
  }
});

test("the region is there before anything is to be said in it", () => {
  expect(show([])).toMatch(/^<div role="status"[^>]*><\/div>$/);
});

test("a duplicate names the other post and links to it", () => {
  const html = show([{ code: "duplicate", other, until }]);
  expect(html).toContain(posts.rehearsal.refused);
  expect(html).toContain("“Same text”");
  expect(html).toContain("2027-03-10T14:06");
  expect(html).toContain('href="/app/content/edit/other"');
});

test("a warning is no refusal, and a post that was made elsewhere has no link", () => {
  const html = show([{ code: "duplicate_likely", other: { ...other, id: null }, until }]);
  expect(html).toContain(posts.rehearsal.warning);
  expect(html).not.toContain("<a ");
});

test.each(["connection_none", "connection_lost", "token_unreadable", "publish_not_permitted"] as const)(
  "%s is mended by connecting again",
  (code) => {
    expect(show([{ code }])).toContain('href="/auth/linkedin/start?');
  },
);

test.each(["connection_none", "connection_lost", "token_unreadable", "publish_not_permitted"] as const)(
  "of a post of another member, %s says who can mend it and offers no link",
  (code) => {
    expect(show([{ code }])).toContain("<a ");
    const html = show([{ code }], "en", "Ada");
    expect(html).not.toContain("<a ");
    expect(html).toContain('Only <span translate="no">Ada</span> can reconnect LinkedIn.');
  },
);

test("of a post of another member, no link leads to the reader's own connection for comments", () => {
  const finding = { code: "comment_by_hand", access: "ended" } as const;
  expect(show([finding])).toContain("<a ");
  expect(show([finding], "en", "Ada")).not.toContain("<a ");
});
