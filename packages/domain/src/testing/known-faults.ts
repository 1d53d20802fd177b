import { createGrant } from "@takt/db/testing/factories/create-grant";
import type { Deps } from "../deps";
import type { LinkState } from "../posts/ports/link-pages";
import { FILE_FAULTS } from "./known-file-faults";
import { type KnownFault, minutesBefore } from "./rehearsal-harness";
import { mintUrn } from "./reported-post";

const CARD = { linkSource: "https://example.com/a", linkTitle: "Title" };
const POLL = {
  pollQuestion: "Tea?",
  pollOptions: ["Yes", "No"],
  pollDuration: "SEVEN_DAYS" as const,
};
const link = (state: LinkState): Partial<Deps> => ({
  linkPages: { read: () => Promise.resolve({ kind: "failed" }), check: () => Promise.resolve(state) },
});

const TEXT_FAULTS: KnownFault[] = [
  ["no text and nothing else", "empty", ({ edit }) => edit({ content: " \n" })],
  ["a text that nobody can see", "invisible", ({ edit }) => edit({ content: "\u200b\u3164" })],
  ["an outline with a gap", "unfinished", ({ edit }) => edit({ content: "So: [… your example]." })],
  ["a text beyond LinkedIn's limit", "too_long", ({ edit }) => edit({ content: "a".repeat(3001) })],
  ["a text that is too long once escaped", "too_long", ({ edit }) => edit({ content: "(a) ".repeat(650) })],
  [
    "a text that is too long with its hashtags",
    "too_long",
    ({ edit }) => edit({ content: "a".repeat(2990), hashtags: ["Leadership"] }),
  ],
  [
    "a mention in LinkedIn's notation",
    "mention_plain",
    ({ edit }) => edit({ content: "Thanks @[Acme](urn:li:organization:123)!" }),
  ],
  ["a card without a title", "link_card_incomplete", ({ edit }) => edit({ ...CARD, linkTitle: " " })],
  ["a card without an address", "link_card_incomplete", ({ edit }) => edit({ ...CARD, linkSource: "" })],
  ["a poll without a question", "poll_incomplete", ({ edit }) => edit({ ...POLL, pollQuestion: " " })],
  ["a poll with equal answers", "poll_incomplete", ({ edit }) => edit({ ...POLL, pollOptions: ["A", "A "] })],
  [
    "a poll with a long question",
    "poll_too_long",
    ({ edit }) => edit({ ...POLL, pollQuestion: "a".repeat(141) }),
  ],
  [
    "a poll with a long answer",
    "poll_too_long",
    ({ edit }) => edit({ ...POLL, pollOptions: ["A", "b".repeat(31)] }),
  ],
  ["a first comment beyond LinkedIn's limit", "comment_too_long", ({ comment }) => comment("a".repeat(1251))],
  ["a first comment that nobody can see", "comment_invisible", ({ comment }) => comment("\u2800")],
  ["a card and a poll", "content_mixed", ({ edit }) => edit({ ...CARD, ...POLL })],
];

const DUPLICATES: KnownFault[] = [
  [
    "the same text, published minutes before",
    "duplicate",
    async ({ twin, attempt }) => attempt(minutesBefore(4), "created", await twin({ status: "published" })),
  ],
  [
    "the same text, published yesterday",
    "duplicate_likely",
    async ({ twin, attempt }) => attempt(minutesBefore(1440), "created", await twin({ status: "published" })),
  ],
  [
    "the same text without an answer",
    "duplicate_likely",
    async ({ twin, attempt }) => attempt(minutesBefore(4), null, await twin({ status: "unconfirmed" })),
  ],
  [
    "the same text, scheduled a little earlier",
    "duplicate_likely",
    ({ twin }) => twin({ status: "scheduled", scheduledAt: minutesBefore(5) }),
  ],
  [
    "the same text with other spaces, scheduled a little later",
    "duplicate_likely",
    ({ twin, post }) =>
      twin({ status: "scheduled", scheduledAt: minutesBefore(-5), content: ` ${post.content}\r\n` }),
  ],
  [
    "the same text, which a post was edited to",
    "duplicate_likely",
    async ({ db, twin, user, attempt }) => {
      const other = await twin({ status: "published", content: "Before" });
      const { textHash } = await attempt(minutesBefore(9000), "created", other);
      const call = { kind: "edit", memberSub: user.linkedinProfileId!, urn: "urn:li:share:1" } as const;
      const change = { id: crypto.randomUUID(), postId: other.id, outcome: "done", ...call };
      await db.postChange.create({ data: { ...change, textHash, sentAt: minutesBefore(8) } });
    },
  ],
  [
    "the same text, posted by hand",
    "duplicate_likely",
    ({ db, user, post }) => {
      const at = minutesBefore(7);
      const seen = { urn: mintUrn(at.getTime()), source: "community_api", seenAt: at } as const;
      return db.linkedinPost.create({
        data: { ...seen, userId: user.id, text: `${post.content}\n`, publishedAt: at },
      });
    },
  ],
  [
    "a text that LinkedIn has just refused as a duplicate",
    "duplicate_likely",
    async ({ edit, attempt }) => {
      await edit({ status: "failed", reason: "duplicate" });
      await attempt(minutesBefore(3), "duplicate");
    },
  ],
];

const CONNECTION_FAULTS: KnownFault[] = [
  ["no connection", "connection_none", ({ setUser }) => setUser({ linkedinStatus: "none" })],
  [
    "a connection that LinkedIn has ended",
    "connection_lost",
    ({ setUser }) => setUser({ linkedinStatus: "invalid", linkedinReason: "revoked" }),
  ],
  [
    "a token that ends before the time",
    "connection_ends",
    ({ setUser }) => setUser({ linkedinAccessTokenExpiresAt: minutesBefore(1) }),
  ],
  [
    "a connection that may not publish",
    "publish_not_permitted",
    ({ setUser }) => setUser({ linkedinScopes: ["openid", "profile", "email"] }),
  ],
  [
    "a token that no key opens",
    "token_unreadable",
    ({ setUser }) => setUser({ linkedinAccessToken: "other/key" }),
  ],
  ["a first comment without a connection", "comment_by_hand", ({ edit }) => edit({ firstComment: "More" })],
  [
    "a first comment that this installation cannot write",
    "comment_by_hand",
    ({ edit }) => edit({ firstComment: "More" }),
    { apiProducts: {} },
  ],
  [
    "a first comment whose connection has ended",
    "comment_by_hand",
    async ({ db, user, edit }) => {
      await createGrant(db, user, { product: "community", status: "invalid" });
      await edit({ firstComment: "More" });
    },
  ],
  [
    "a first comment whose connection ends before",
    "comment_connection_ends",
    async ({ db, user, edit }) => {
      await createGrant(db, user, { product: "community", accessTokenExpiresAt: minutesBefore(1) });
      await edit({ firstComment: "More" });
    },
  ],
];

const DAY_FAULTS: KnownFault[] = [
  ["a day whose calls are used up", "day_limit", ({ calls }) => calls(150)],
  [
    "a day whose calls other posts need",
    "day_limit",
    ({ twin }) =>
      Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          twin({ content: `Other ${n}`, status: "scheduled", scheduledAt: minutesBefore(60 + n) }),
        ),
      ),
    { callsPerDay: 10 },
  ],
  [
    "a day without calls for the files",
    "day_limit",
    async ({ attach, calls }) => {
      await attach();
      await calls(120);
    },
  ],
  [
    "a day whose limit LinkedIn has named",
    "limit_reached",
    async ({ twin, attempt }) => {
      const dueAt = minutesBefore(-1440);
      const scheduledAt = minutesBefore(400);
      const limited = { content: "Other", status: "scheduled", reason: "limit_reached" } as const;
      const other = await twin({ ...limited, scheduledAt, dueAt });
      await attempt(minutesBefore(400), "limited", other);
    },
  ],
];

const LINK_FAULTS: KnownFault[] = [
  [
    "a link without a page",
    "link_dead",
    ({ edit }) => edit({ content: "https://a.example/b" }),
    link("gone"),
  ],
  ["a card without a page", "link_dead", ({ edit }) => edit(CARD), link("gone")],
  ["a link without a host", "link_dead", ({ edit }) => edit({ content: "http://a.exmple" }), link("no_host")],
  [
    "a link into a private network",
    "link_dead",
    ({ edit }) => edit({ content: "http://localhost:3000/a" }),
    link("private"),
  ],
];

export const KNOWN_FAULTS: readonly KnownFault[] = [
  ...TEXT_FAULTS,
  ...FILE_FAULTS,
  ...DUPLICATES,
  ...CONNECTION_FAULTS,
  ...DAY_FAULTS,
  ...LINK_FAULTS,
];
