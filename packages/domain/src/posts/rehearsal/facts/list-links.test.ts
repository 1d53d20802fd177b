import { expect, test } from "vitest";
import { listLinks } from "./list-links";

const none = { kind: "none" } as const;

test("the links of a text are listed once each, without the punctuation after them", () => {
  const text = "See https://a.example/x, https://a.example/x and (http://b.example/y).";
  expect(listLinks({ text, content: none })).toEqual(["https://a.example/x", "http://b.example/y"]);
});

test("the address of a card comes first, and no more than five are looked at", () => {
  const text = [1, 2, 3, 4, 5, 6].map((n) => `https://a.example/${n}`).join(" ");
  const content = {
    kind: "article",
    source: "https://card.example/",
    title: "A",
    description: "",
    thumbnail: null,
  } as const;
  const links = listLinks({ text, content });
  expect(links).toHaveLength(5);
  expect(links[0]).toBe("https://card.example/");
});

test("a part of a link is not looked at for the link", () => {
  const whole = "https://de.wikipedia.org/wiki/Takt_(Musik)";
  const others = listLinks({ text: `${whole} and more`, content: none }).filter((link) => link !== whole);
  expect(others).toEqual([]);
});
