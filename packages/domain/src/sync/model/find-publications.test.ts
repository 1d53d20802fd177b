import { expect, test } from "vitest";
import { mintUrn } from "../../testing/reported-post";
import { findPublications, type SeenPost, type UnnamedPost } from "./find-publications";

const SENT = Date.UTC(2026, 10, 26, 9);
const NOTHING = { media: [], linkSource: null, pollQuestion: null };

const lost = (overrides: Partial<UnnamedPost> = {}): UnnamedPost => ({
  postId: "post",
  lostAttemptId: "attempt",
  text: "Same words",
  contentType: "text",
  visibility: "PUBLIC",
  sent: { first: new Date(SENT), last: new Date(SENT) },
  publishedAt: new Date(SENT),
  content: NOTHING,
  ...overrides,
});
const seen = (overrides: Partial<SeenPost> = {}, at = SENT + 400): SeenPost => ({
  id: "row",
  urns: [mintUrn(at)],
  postId: null,
  text: "Same words",
  contentType: "text",
  visibility: "PUBLIC",
  publishedAt: new Date(at),
  ...overrides,
});
const isFound = (post: UnnamedPost, ...posts: SeenPost[]) => findPublications([post], posts).length === 1;

const FILE = "urn:li:image:one";
const CARD = "https://example.com/a";
const CONTENTS: [string, Partial<UnnamedPost>, Partial<SeenPost>][] = [
  ["a text", {}, {}],
  [
    "a picture",
    { contentType: "image", content: { ...NOTHING, media: [FILE] } },
    { content: { media: [FILE] } },
  ],
  [
    "several pictures",
    { contentType: "multi_image", content: { ...NOTHING, media: [FILE, "urn:li:image:two"] } },
    { content: { media: [FILE, "urn:li:image:two"] } },
  ],
  [
    "a video",
    { contentType: "video", content: { ...NOTHING, media: ["urn:li:video:1"] } },
    { content: { media: ["urn:li:video:1"] } },
  ],
  [
    "a document",
    { contentType: "document", content: { ...NOTHING, media: ["urn:li:document:1"] } },
    { content: { media: ["urn:li:document:1"] } },
  ],
  [
    "a link card",
    { contentType: "article", content: { ...NOTHING, linkSource: CARD } },
    { content: { linkSource: CARD } },
  ],
  [
    "a poll",
    { contentType: "poll", content: { ...NOTHING, pollQuestion: "Which?" } },
    { content: { pollQuestion: "Which? " } },
  ],
];

test.each(CONTENTS)("%s is found, by its words and by what it has beside them", (_name, post, one) => {
  const { contentType = "text" } = post;
  expect(isFound(lost(post), seen({ ...one, contentType }))).toBe(true);
  expect(isFound(lost(post), seen({ contentType }))).toBe(true);
  expect(isFound(lost(post), seen({ ...one, contentType, text: "Other words" }))).toBe(false);
  expect(isFound(lost(post), seen({ ...one, contentType, visibility: "CONNECTIONS" }))).toBe(false);
  const other = { media: ["urn:li:image:other"], linkSource: "https://example.com/b", pollQuestion: "What?" };
  const isText = contentType === "text";
  expect(isFound(lost(post), seen({ contentType, content: other }))).toBe(isText);
  expect(isFound(lost(post), seen({ contentType: isText ? "image" : "text" }))).toBe(false);
});

test.each(CONTENTS)("%s without words is found by what it has beside them alone", (_name, post, one) => {
  const { contentType = "text" } = post;
  const isText = contentType === "text";
  expect(isFound(lost({ ...post, text: "" }), seen({ ...one, contentType, text: "" }))).toBe(!isText);
  expect(isFound(lost({ ...post, text: "" }), seen({ contentType, text: "" }))).toBe(false);
});

test("white space and composed characters make no difference", () => {
  expect(isFound(lost({ text: "Gr\u00fc\u00dfe\n\n#takt" }), seen({ text: "Gru\u0308\u00dfe #takt " }))).toBe(
    true,
  );
});

test.each([
  [-9_000, true],
  [-11_000, false],
  [124_000, true],
  [126_000, false],
])("a post minted %i ms after the call could be it: %s", (ms, can) => {
  expect(isFound(lost(), seen({}, SENT + ms))).toBe(can);
  const resent = { first: new Date(SENT), last: new Date(SENT + 240_000) };
  expect(isFound(lost({ sent: resent }), seen({}, SENT + 240_000 + Math.max(ms, 0)))).toBe(can || ms < 0);
});

test("a source that does not tell visibility or kind links a post that is there, and confirms none", () => {
  for (const untold of [{ visibility: null }, { contentType: "unknown" as const }]) {
    expect(isFound(lost(), seen(untold))).toBe(false);
    expect(isFound(lost({ lostAttemptId: null }), seen(untold))).toBe(true);
  }
  expect(isFound(lost({ lostAttemptId: null }), seen({ text: null }))).toBe(false);
});

test("a row of another post of Takt is not it, and its own row is, whatever it says", () => {
  expect(isFound(lost(), seen({ postId: "other" }))).toBe(false);
  expect(isFound(lost(), seen({ postId: "post", text: "Edited since" }))).toBe(true);
});

test("where two fit, none is found", () => {
  expect(isFound(lost(), seen(), seen())).toBe(false);
  expect(isFound(lost(), seen({ urns: [mintUrn(SENT), mintUrn(SENT)] }))).toBe(false);
  expect(findPublications([lost(), lost({ postId: "twin" })], [seen()])).toEqual([]);
});
