import { expect, test } from "vitest";
import { findUrnInUrl, urnInstant, urnKind } from "./post-urn";

const ID = "7381234567890123456";

test.each([
  [`https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A${ID}`, `urn:li:share:${ID}`],
  [`https://www.linkedin.com/feed/update/urn%3Ali%3AugcPost%3A${ID}`, `urn:li:ugcPost:${ID}`],
  [`https://www.linkedin.com/feed/update/urn:li:activity:${ID}/?utm_source=share`, `urn:li:activity:${ID}`],
  [`https://de.linkedin.com/posts/ada_share-your-words-ugcpost-${ID}-AbCd`, `urn:li:ugcPost:${ID}`],
  [`https://www.linkedin.com/posts/ada_words-share-${ID}-AbCd/`, `urn:li:share:${ID}`],
  ["https://www.linkedin.com/in/ada/", null],
  [`https://linkedin.example.com/feed/update/urn:li:share:${ID}`, null],
  [`http://www.linkedin.com/feed/update/urn:li:share:${ID}`, null],
  ["https://www.linkedin.com/posts/ada-share-12-AbCd", null],
])("the URN in %s is %s", (url, urn) => {
  expect(findUrnInUrl(url)).toBe(urn);
});

test("a URN has its kind and the instant at which it was minted, if that is plausible", () => {
  const at = Date.UTC(2026, 2, 1, 10, 20, 30);
  expect(urnInstant(`urn:li:share:${(BigInt(at) << 22n) | 4_194_303n}`)).toBe(at);
  expect(urnInstant("urn:li:share:12")).toBeNull();
  expect(urnInstant("urn:li:comment:12")).toBeNull();
  expect([urnKind(`urn:li:ugcPost:${ID}`), urnKind(`urn:li:comment:${ID}`)]).toEqual(["ugcPost", null]);
});
