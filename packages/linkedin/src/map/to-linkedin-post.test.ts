import { createHash } from "node:crypto";
import type { PublishablePost } from "@takt/domain/posts/ports/publisher";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createLinkedInPublisher } from "../linkedin-publisher";
import { captureLog } from "../testing/capture-log";

const make = () =>
  createLinkedInPublisher({
    apiUrl: "http://127.0.0.1:1",
    wwwUrl: "http://127.0.0.1:1",
    versions: ["202610"],
    log: captureLog().log,
  });
const post = (part: Partial<PublishablePost> = {}): PublishablePost => ({
  text: "Hi",
  visibility: "PUBLIC",
  content: { kind: "none" },
  ...part,
});
const body = (part: Partial<PublishablePost>) =>
  JSON.parse(make().request(post(part), "sub1").body) as Record<string, unknown>;
const image = (n: number) => ({ urn: `urn:li:image:C${n}`, altText: n === 2 ? "" : `alt (${n})` });

test("a post without files has exactly these bytes", () => {
  const { body, hash } = make().request(post({ text: "a_b (c) #tag" }), "782bbtaQ");
  expect(body).toBe(
    String.raw`{"author":"urn:li:person:782bbtaQ","commentary":"a\\_b \\(c\\) {hashtag|\\#|tag}","visibility":"PUBLIC",` +
      `"distribution":{"feedDistribution":"MAIN_FEED","targetEntities":[],"thirdPartyDistributionChannels":[]},` +
      `"lifecycleState":"PUBLISHED","isReshareDisabledByAuthor":false}`,
  );
  expect(hash).toBe(createHash("sha256").update(body).digest("hex"));
});

test("one image is media, several are multiImage, and empty alt texts are left out", () => {
  expect(body({ content: { kind: "images", images: [image(1)] } }).content).toEqual({
    media: { id: "urn:li:image:C1", altText: "alt (1)" },
  });
  expect(body({ content: { kind: "images", images: [image(1), image(2)] } }).content).toEqual({
    multiImage: { images: [{ id: "urn:li:image:C1", altText: "alt (1)" }, { id: "urn:li:image:C2" }] },
  });
  expect(body({})).not.toHaveProperty("content");
  expect(body({ visibility: "CONNECTIONS" }).visibility).toBe("CONNECTIONS");
});

test.each(["video", "document"] as const)("a %s is media with a title, in plain text", (kind) => {
  expect(body({ content: { kind, urn: `urn:li:${kind}:D1`, title: "Deck (2026)" } }).content).toEqual({
    media: { id: `urn:li:${kind}:D1`, title: "Deck (2026)" },
  });
});

test("a link card is an article in plain text, without what it does not have", () => {
  const card = {
    kind: "article" as const,
    source: "https://a.example/x_(y)",
    title: "A (title)",
    description: "",
  };
  expect(body({ content: { ...card, thumbnail: null } }).content).toEqual({
    article: { source: "https://a.example/x_(y)", title: "A (title)" },
  });
  expect(body({ content: { ...card, description: "a_b", thumbnail: "urn:li:image:C1" } }).content).toEqual({
    article: {
      source: "https://a.example/x_(y)",
      title: "A (title)",
      description: "a_b",
      thumbnail: "urn:li:image:C1",
    },
  });
});

test("a poll is its question, its answers in order and its duration", () => {
  const poll = { kind: "poll" as const, question: "Tea (or not)?", options: ["Yes", "No_1"] };
  expect(body({ content: { ...poll, duration: "THREE_DAYS" } }).content).toEqual({
    poll: {
      question: "Tea (or not)?",
      options: [{ text: "Yes" }, { text: "No_1" }],
      settings: { duration: "THREE_DAYS" },
    },
  });
});

const anyPost: fc.Arbitrary<PublishablePost> = fc.record({
  text: fc.string({ unit: "binary" }),
  visibility: fc.constantFrom("PUBLIC", "CONNECTIONS"),
  content: fc.oneof(
    fc.constant({ kind: "none" as const }),
    fc.record({
      kind: fc.constant("images" as const),
      images: fc.array(fc.record({ urn: fc.constant("urn:li:image:x"), altText: fc.string() }), {
        minLength: 1,
        maxLength: 4,
      }),
    }),
    fc.record({
      kind: fc.constantFrom("video" as const, "document" as const),
      urn: fc.constant("urn:li:video:x"),
      title: fc.string({ minLength: 1 }),
    }),
    fc.record({
      kind: fc.constant("article" as const),
      source: fc.webUrl(),
      title: fc.string({ minLength: 1 }),
      description: fc.string(),
      thumbnail: fc.option(fc.constant("urn:li:image:x")),
    }),
    fc.record({
      kind: fc.constant("poll" as const),
      question: fc.string({ minLength: 1 }),
      options: fc.array(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 4 }),
      duration: fc.constantFrom("ONE_DAY" as const, "FOURTEEN_DAYS" as const),
    }),
  ),
});

test("equal input gives equal bytes in every process, and different input gives different bytes", () => {
  fc.assert(
    fc.property(anyPost, fc.string(), (one, sub) => {
      const again = JSON.parse(JSON.stringify(one)) as PublishablePost;
      const reordered = { content: again.content, visibility: again.visibility, text: again.text };
      expect(make().request(reordered, sub)).toEqual(make().request(one, sub));
      expect(make().request({ ...one, text: `${one.text}!` }, sub).hash).not.toBe(
        make().request(one, sub).hash,
      );
    }),
    { seed: 20_261_127 },
  );
});
