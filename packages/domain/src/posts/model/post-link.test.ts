import { expect, test } from "vitest";
import { isChangeable, readPostLink } from "./post-link";
import { postLinkInput } from "./post-link-input";

const ID = "7381234567890123456";

test.each([
  [`https://www.linkedin.com/feed/update/urn:li:share:${ID}/`, `urn:li:share:${ID}`],
  [` www.linkedin.com/feed/update/urn:li:ugcPost:${ID}?trk=public \n`, `urn:li:ugcPost:${ID}`],
  [`http://linkedin.com/feed/update/urn%3Ali%3Aactivity%3A${ID}`, `urn:li:activity:${ID}`],
  [
    `https://www.linkedin.com/posts/ada_words-activity-${ID}-AbCd?utm_source=share&utm_medium=member_desktop`,
    `urn:li:activity:${ID}`,
  ],
  ["https://lnkd.in/abc", null],
  ["https://www.linkedin.com/in/ada/", null],
  [`https://linkedin.com.example.com/feed/update/urn:li:share:${ID}`, null],
  [`https://example.com/?https://www.linkedin.com/feed/update/urn:li:share:${ID}`, null],
  [`„https://www.linkedin.com/feed/update/urn:li:share:${ID}/“.`, `urn:li:share:${ID}`],
  [`Mein Beitrag: de.linkedin.com/feed/update/urn:li:share:${ID}!`, `urn:li:share:${ID}`],
  // The URN alone is kept.
  [`javascript:https://www.linkedin.com/feed/update/urn:li:share:${ID}`, `urn:li:share:${ID}`],
  ["", null],
])("the pasted link %s names %s", (link, urn) => {
  expect(readPostLink(link)).toBe(urn);
  expect(postLinkInput.safeParse(link).success).toBe(urn !== null);
});

test("LinkedIn changes posts by the URN of a share or ugcPost alone", () => {
  expect(["share", "ugcPost", "activity"].map((kind) => isChangeable(`urn:li:${kind}:${ID}`))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isChangeable(null)).toBe(false);
});
