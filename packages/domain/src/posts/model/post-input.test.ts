import { describe, expect, test } from "vitest";
import { postInput, slotInput } from "./post-input";

const id = "0b7f6c1e-7f0a-4c39-9a52-6f1f5f0c1a11";
const post = { content: "Hallo", hashtags: ["takt"], visibility: "PUBLIC", media: [{ id, altText: "" }] };
const accepts = (part: object) => postInput.safeParse({ ...post, ...part }).success;

test("the input of an editor is accepted", () => {
  expect(postInput.parse(post)).toEqual(post);
  expect(accepts({ content: "", hashtags: [], media: [], visibility: "CONNECTIONS" })).toBe(true);
  // A draft may be longer than LinkedIn takes.
  expect(accepts({ content: "x".repeat(20_000) })).toBe(true);
  expect(accepts({ media: Array.from({ length: 20 }, () => ({ id, altText: "x".repeat(4_086) })) })).toBe(
    true,
  );
});

test.each([
  ["a text without bounds", { content: "x".repeat(20_001) }],
  ["a sign the database does not keep, in the text", { content: "a\u0000b" }],
  ["or in an alt text", { media: [{ id, altText: "a\u0000b" }] }],
  ["a hashtag of several words", { hashtags: ["a b"] }],
  ["a hashtag with its #", { hashtags: ["#a"] }],
  ["a hashtag without a letter", { hashtags: ["2026"] }],
  ["a long hashtag", { hashtags: ["a".repeat(101)] }],
  ["31 hashtags", { hashtags: Array.from({ length: 31 }, () => "a") }],
  ["21 images", { media: Array.from({ length: 21 }, () => ({ id, altText: "" })) }],
  ["a long alt text", { media: [{ id, altText: "x".repeat(4_087) }] }],
  ["an id that is none", { media: [{ id: "1", altText: "" }] }],
  ["another visibility", { visibility: "CONTAINER" }],
  ["a status", { status: "published" }],
  ["another's field", { authorId: id }],
])("%s is refused", (_name, part) => {
  expect(accepts(part)).toBe(false);
});

describe("slot input", () => {
  const slot = (part: object) =>
    slotInput.safeParse({ wall: "2027-03-28T02:30", zone: "Europe/Berlin", ...part }).success;

  test.each(["2027-03-28T02:30", "2028-02-29T00:00", "2026-12-31T23:59", "0001-01-01T00:00"])(
    "%s is accepted",
    (wall) => {
      expect(slot({ wall })).toBe(true);
    },
  );

  test.each([
    "2027-02-29T09:00",
    "2027-02-31T09:00",
    "2027-04-31T09:00",
    "2027-13-01T09:00",
    "2027-00-01T09:00",
    "2027-01-00T09:00",
    "2027-01-01T24:00",
    "2027-01-01T09:60",
    "2027-01-01T09:00:00",
    "2027-01-01 09:00",
    "2027-01-01T09:00Z",
    "2027-01-01",
    "",
  ])("%j is refused", (wall) => {
    expect(slot({ wall })).toBe(false);
  });

  test("the zone must exist and the pick be one of two", () => {
    for (const zone of ["UTC", "Asia/Kolkata", "America/Argentina/Buenos_Aires"])
      expect(slot({ zone })).toBe(true);
    for (const zone of ["", "Mars/Olympus", "Europe/Berlin ", "x".repeat(65)])
      expect(slot({ zone })).toBe(false);
    expect(slot({ pick: "later" })).toBe(true);
    expect(slot({ pick: "both" })).toBe(false);
  });
});
