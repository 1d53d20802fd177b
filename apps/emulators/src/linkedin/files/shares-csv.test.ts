import { expect, test } from "vitest";
import type { ShareRow } from "../portability/share-rows";
import { csvField, sharesCsv } from "./data-archive";

const TEXT = 'One "yes"\n\nTwo, three';

test.each([
  ["wrapped", '"One ""yes""""\n""""\n""Two, three"'],
  ["doubled", '"One ""yes""\n\nTwo, three"'],
  ["backslash", '"One \\"yes\\"\n\nTwo, three"'],
] as const)("a text of several lines is written %s", (quotes, field) => {
  expect(csvField(TEXT, quotes)).toBe(field);
});

test("a field without comma, quote and line break has no quotes", () => {
  expect(csvField("plain text; #tag", "wrapped")).toBe("plain text; #tag");
});

test("the columns are in LinkedIn's order, a line a post", () => {
  const row: ShareRow = {
    Date: "2026-10-01 08:30:05",
    ShareLink: "https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A1",
    ShareCommentary: "a, b",
    SharedUrl: "",
    MediaUrl: "",
    Visibility: "MEMBER_NETWORK",
  };
  expect(sharesCsv([row], "wrapped")).toBe(
    "Date,ShareLink,ShareCommentary,SharedUrl,MediaUrl,Visibility\n" +
      '2026-10-01 08:30:05,https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A1,"a, b",,,MEMBER_NETWORK\n',
  );
});
