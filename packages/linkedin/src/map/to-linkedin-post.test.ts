import { createHash } from "node:crypto";
import type { PublishablePost } from "@takt/domain/posts/ports/publisher";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createLinkedInPublisher } from "../linkedin-publisher";
import { quietLog } from "../testing/quiet-log";

const make = () =>
  createLinkedInPublisher({
    apiUrl: "http://127.0.0.1:1",
    wwwUrl: "http://127.0.0.1:1",
    versions: ["202610"],
    log: quietLog().log,
  });
const post = (part: Partial<PublishablePost> = {}): PublishablePost => ({
  text: "Hi",
  visibility: "PUBLIC",
  images: [],
  ...part,
});
const body = (part: Partial<PublishablePost>) =>
  JSON.parse(make().request(post(part), "sub1").body) as Record<string, unknown>;
const image = (n: number) => ({ urn: `urn:li:image:C${n}`, altText: n === 2 ? "" : `alt (${n})` });

test("text alone: the exact bytes", () => {
  const { body, hash } = make().request(post({ text: "a_b (c) #tag" }), "782bbtaQ");
  expect(body).toBe(
    String.raw`{"author":"urn:li:person:782bbtaQ","commentary":"a\\_b \\(c\\) {hashtag|\\#|tag}","visibility":"PUBLIC",` +
      `"distribution":{"feedDistribution":"MAIN_FEED","targetEntities":[],"thirdPartyDistributionChannels":[]},` +
      `"lifecycleState":"PUBLISHED","isReshareDisabledByAuthor":false}`,
  );
  expect(hash).toBe(createHash("sha256").update(body).digest("hex"));
});

test("one image is media, more are multiImage; alt texts are plain and left out when empty", () => {
  expect(body({ images: [image(1)] }).content).toEqual({
    media: { id: "urn:li:image:C1", altText: "alt (1)" },
  });
  expect(body({ images: [image(1), image(2)] }).content).toEqual({
    multiImage: { images: [{ id: "urn:li:image:C1", altText: "alt (1)" }, { id: "urn:li:image:C2" }] },
  });
  expect(body({})).not.toHaveProperty("content");
  expect(body({ visibility: "CONNECTIONS" }).visibility).toBe("CONNECTIONS");
});

const anyPost: fc.Arbitrary<PublishablePost> = fc.record({
  text: fc.string({ unit: "binary" }),
  visibility: fc.constantFrom("PUBLIC", "CONNECTIONS"),
  images: fc.array(fc.record({ urn: fc.constant("urn:li:image:x"), altText: fc.string() }), { maxLength: 4 }),
});

test("equal input gives equal bytes, in another process too, and other input other bytes", () => {
  fc.assert(
    fc.property(anyPost, fc.string(), (one, sub) => {
      const again = JSON.parse(JSON.stringify(one)) as PublishablePost;
      const reordered = { images: again.images, visibility: again.visibility, text: again.text };
      expect(make().request(reordered, sub)).toEqual(make().request(one, sub));
      expect(make().request({ ...one, text: `${one.text}!` }, sub).hash).not.toBe(
        make().request(one, sub).hash,
      );
    }),
  );
});
