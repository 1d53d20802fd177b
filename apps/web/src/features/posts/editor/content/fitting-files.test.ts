import { EMPTY_POLL } from "@takt/domain/posts/model/poll";
import { expect, test } from "vitest";
import { fitsContent } from "./fitting-files";

const linkCard = { source: "https://a.example", title: "", description: "" };
const image = { type: "image/png" };

test("a post without a link card or a poll takes any files", () => {
  expect(fitsContent({ linkCard: null, poll: null }, 3, [image, { type: "video/mp4" }])).toBe(true);
});

test("a post with a link card takes one image", () => {
  expect(fitsContent({ linkCard, poll: null }, 0, [image])).toBe(true);
  expect(fitsContent({ linkCard, poll: null }, 1, [image])).toBe(false);
  expect(fitsContent({ linkCard, poll: null }, 0, [image, image])).toBe(false);
  expect(fitsContent({ linkCard, poll: null }, 0, [{ type: "application/pdf" }])).toBe(false);
});

test("a post with a poll takes no file", () => {
  expect(fitsContent({ linkCard: null, poll: EMPTY_POLL }, 0, [image])).toBe(false);
});
