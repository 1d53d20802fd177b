import { OUTLINE_LABELS } from "@takt/text/outline-gaps";
import { describe, expect, test } from "vitest";
import { readTask } from "../model/read-task";
import { PARAMETERS, taskMessage } from "../testing/start-harness";
import { composeValue } from "./compose-value";
import { SIMULATED_MODEL } from "./simulate-model";

const text = (model: string, task: object) =>
  composeValue(readTask([taskMessage(task)]), model, null, []).text;

describe.each(["en", "de"] as const)("%s", (language) => {
  const parameters = { ...PARAMETERS, personalReference: true, language };
  const post = { parameters, quote: null };

  test("an outline has a label and gaps, and the simulated model's text is the same without them", () => {
    const outline = text("outline", post);
    expect(outline.startsWith(OUTLINE_LABELS[language])).toBe(true);
    expect(outline).toMatch(/\[[^\]]+\]/);
    const played = text(SIMULATED_MODEL, post);
    expect(played).not.toContain(OUTLINE_LABELS[language]);
    expect(played).not.toMatch(/[[\]]/);
    const unnamed = text("outline", { ...post, parameters: { ...parameters, targetAudience: "" } });
    expect(`${OUTLINE_LABELS[language]}\n\n${played}`).toBe(unnamed.replaceAll(/\[… |\]/g, ""));
  });

  test("a post with a search has a figure from the first page", () => {
    const found = [1, 2].map((n) => ({ title: `Page ${n}`, url: `https://example.com/${n}` }));
    const value = composeValue(readTask([taskMessage(post)]), SIMULATED_MODEL, null, found);
    const [first, second] = value.sources;
    expect(first!.figures).toHaveLength(1);
    expect(value.text).toContain(first!.figures![0]);
    expect(second).toEqual(found[1]);
    const outline = composeValue(readTask([taskMessage(post)]), "outline", null, found);
    expect(outline).toMatchObject({ text: text("outline", post), sources: found });
  });

  test("a rewrite has no label, no gaps and no invented story", () => {
    const before = text(SIMULATED_MODEL, post);
    const rewrite = (personalReference: boolean) =>
      text(SIMULATED_MODEL, {
        parameters: { ...parameters, personalReference },
        quote: null,
        text: before,
        rewrite: "more_personal",
      });
    expect(rewrite(true)).not.toContain(OUTLINE_LABELS[language]);
    expect(rewrite(true)).not.toMatch(/[[\]]/);
    expect(rewrite(true).length).toBeGreaterThan(rewrite(false).length);
  });
});
