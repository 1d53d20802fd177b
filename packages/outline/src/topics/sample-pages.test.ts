import { STOP_WORDS } from "@takt/text/stop-words";
import { describe, expect, test } from "vitest";
import { composeTopics } from "../compose-topics";
import { ENGLISH_PAGES } from "../testing/sample-pages/english";
import { GERMAN_PAGES } from "../testing/sample-pages/german";

/** Words that no phrase ends with, because something has to follow. */
const UNFINISHED =
  /\s(and|or|but|of|to|the|a|an|in|with|for|und|oder|aber|der|die|das|ein|eine|in|mit|für|von|zu)$/i;
const quotedIn = (angle: string) => [...angle.matchAll(/[„“]([^“”]+)[“”]/g)].map(([, passage]) => passage!);
const stem = (title: string) => title.replace(/…$/, "").trim();

describe.each(
  [...ENGLISH_PAGES, ...GERMAN_PAGES].map((page) => [`${page.genre}, ${page.language}`, page] as const),
)("the topics of a page (%s)", (_, page) => {
  const topics = composeTopics(page);

  test("there are at least three", () => {
    expect(topics.length).toBeGreaterThanOrEqual(3);
  });

  test("none has anything of what stands around the text", () => {
    for (const { title, quote, angle, keywords } of topics) {
      const all = [title, quote, angle, ...keywords].join("\n").toLowerCase();
      expect(page.furniture.filter((one) => all.includes(one.toLowerCase()))).toEqual([]);
    }
  });

  test("a title is its quoted sentence, whole or up to the end of a phrase", () => {
    for (const { title, quote } of topics) {
      const from = quote.toLowerCase().indexOf(stem(title).toLowerCase());
      expect([title, quote, from >= 0]).toEqual([title, quote, true]);
      expect(quote.charAt(from + stem(title).length)).not.toMatch(/[\p{L}\p{N}]/u);
      expect(title.split(" ").length).toBeGreaterThan(3);
      expect(title.length).toBeLessThanOrEqual(100);
      expect(stem(title)).not.toMatch(UNFINISHED);
      expect(title).not.toMatch(/[.,;:–-]$/);
    }
  });

  test("an angle takes up something that its sentence says", () => {
    for (const { angle, quote } of topics) {
      const passages = quotedIn(angle);
      expect([angle, passages.length > 0]).toEqual([angle, true]);
      for (const passage of passages) {
        expect(quote.toLowerCase()).toContain(stem(passage).toLowerCase());
        const words = passage.toLowerCase().split(" ");
        expect([passage, words.every((word) => STOP_WORDS[page.language].has(word))]).toEqual([
          passage,
          false,
        ]);
      }
    }
    expect(new Set(topics.map(({ angle }) => angle)).size).toBe(topics.length);
  });

  test("an angle is in the language asked for, whatever the text's is", () => {
    const other = page.language === "en" ? "de" : "en";
    for (const language of [page.language, other] as const)
      for (const { angle } of composeTopics({ ...page, language })) {
        const own = angle.replace(/[„“][^“”]+[“”]/g, "");
        expect([own, /\b(Sie|Ihre[rmn]?|Ihnen)\b/.test(own)]).toEqual([own, language === "de"]);
      }
  });
});
