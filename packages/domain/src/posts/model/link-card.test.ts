import { expect, test } from "vitest";
import {
  findCardLink,
  isLinkCardComplete,
  linkCardDraft,
  linkCardUrl,
  toStorableLinkCard,
} from "./link-card";
import { linkCardInput } from "./link-card-input";

test.each([
  ["https://a.example/x?y=1#z", "https://a.example/x?y=1#z"],
  [" HTTP://A.example ", "http://a.example/"],
  ["https://bücher.example/ä b", null],
  ["https://bücher.example/ä", "https://xn--bcher-kva.example/%C3%A4"],
  ["a.example", null],
  ["ftp://a.example", null],
  ["javascript:alert(1)", null],
  ["https://", null],
  ["https://name@a.example", null],
  ["https://name:word@a.example", null],
  ["", null],
])("the address of %j is sent as %j", (source, url) => {
  expect(linkCardUrl(source)).toBe(url);
});

test("a card is complete with an address and a title", () => {
  const card = { source: "https://a.example", title: "A", description: "" };
  expect(isLinkCardComplete(card)).toBe(true);
  expect(isLinkCardComplete({ ...card, title: " \n" })).toBe(false);
  expect(isLinkCardComplete({ ...card, source: "a.example" })).toBe(false);
});

test.each([
  ["Read (https://a.example/x). And https://b.example", "https://a.example/x"],
  ["See https://a.example/x, please", "https://a.example/x"],
  ["https:// and https://b.example!", "https://b.example"],
  ["no link at a.example", null],
  ["https://de.wikipedia.org/wiki/Takt_(Musik).", "https://de.wikipedia.org/wiki/Takt_(Musik)"],
  ["**https://a.example/x**", "https://a.example/x"],
  ["„https://bücher.example/ä“🎉", "https://bücher.example/ä"],
  ["Mehr auf www.beispiel.de/x", "https://www.beispiel.de/x"],
  ["https://name@a.example und https://b.example", "https://b.example"],
  [`https://a.example/${"x".repeat(2_000)} und https://b.example`, "https://b.example"],
])("the first address of %j that could have a card is %j", (text, link) => {
  expect(findCardLink(text)).toBe(link);
});

test("a card with an address that a browser could run is typed, but not kept", () => {
  const card = { source: "javascript:alert(1)", title: "A", description: "B" };
  expect(linkCardDraft.safeParse(card).success).toBe(true);
  expect(linkCardInput.safeParse(card).success).toBe(false);
  expect(toStorableLinkCard(card)).toEqual({ ...card, source: "" });
  const typing = { ...card, source: "a.exa" };
  expect(toStorableLinkCard(typing)).toBe(typing);
  expect(toStorableLinkCard(null)).toBeNull();
});
