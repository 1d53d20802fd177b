import { OUTLINE_MARKS } from "@takt/outline/outline-marks";
import { describe, expect, test } from "vitest";
import { readTask } from "../model/read-task";
import { PARAMETERS, said } from "../testing/start-trial";
import { composeValue } from "./compose-value";
import { PLAYED_MODEL } from "./play-model";

const text = (model: string, task: object) => composeValue(readTask([said(task)]), model, null, []).text;

describe.each(["en", "de"] as const)("%s", (language) => {
  const parameters = { ...PARAMETERS, personalReference: true, language };
  const post = { parameters, quote: null };

  test("an outline says so and has gaps; the played model's text is the same without either", () => {
    const outline = text("outline", post);
    expect(outline.startsWith(OUTLINE_MARKS[language])).toBe(true);
    expect(outline).toMatch(/\[[^\]]+\]/);
    const played = text(PLAYED_MODEL, post);
    expect(played).not.toContain(OUTLINE_MARKS[language]);
    expect(played).not.toMatch(/[[\]]/);
    expect(`${OUTLINE_MARKS[language]}\n\n${played}`).toBe(outline.replaceAll(/[[\]]/g, ""));
  });

  test("of what it has searched, it has a figure from the first page", () => {
    const found = [1, 2].map((n) => ({ title: `Page ${n}`, url: `https://example.com/${n}` }));
    const value = composeValue(readTask([said(post)]), PLAYED_MODEL, null, found);
    const [first, second] = value.sources;
    expect(first!.figures).toHaveLength(1);
    expect(value.text).toContain(first!.figures![0]);
    expect(second).toEqual(found[1]);
    const outline = composeValue(readTask([said(post)]), "outline", null, found);
    expect(outline).toMatchObject({ text: text("outline", post), sources: found });
  });

  test("a rewrite has neither, and tells no story unless one may be told", () => {
    const before = text(PLAYED_MODEL, post);
    const rewrite = (personalReference: boolean) =>
      text(PLAYED_MODEL, {
        parameters: { ...parameters, personalReference },
        quote: null,
        text: before,
        rewrite: "more_personal",
      });
    expect(rewrite(true)).not.toContain(OUTLINE_MARKS[language]);
    expect(rewrite(true)).not.toMatch(/[[\]]/);
    expect(rewrite(true).length).toBeGreaterThan(rewrite(false).length);
  });
});
