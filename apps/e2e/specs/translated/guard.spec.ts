import type { Page } from "@playwright/test";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { at } = localized("en");
const REPLACEMENTS = ["replaceWith", "before", "after", "wrap"] as const;
type Line = { line: Element; first: Text; second: Text };

/** Builds a line of two texts before an element, of which a translator has replaced the texts, in one of its ways. */
async function openLine(page: Page, how: (typeof REPLACEMENTS)[number]) {
  await page.goto(at("/login"));
  const handle = await page.evaluateHandle(async (method) => {
    const line = document.createElement("p");
    const [first, second] = [new Text("one"), new Text("two")];
    line.append(first, second, document.createElement("b"));
    document.body.append(line);
    for (const text of [first, second]) {
      const font = document.createElement("font");
      font.textContent = text.data.toUpperCase();
      if (method === "replaceWith") text.replaceWith(font);
      else text[method === "after" ? "after" : "before"](font);
      if (method === "wrap") font.replaceChildren(text);
      else text.remove();
    }
    // The guard hears of changes after the script that made them.
    await Promise.resolve();
    return { line, first, second };
  }, how);
  /** Does what React does with the texts that it holds; returns what the line shows then. */
  return async (act: (of: Line) => void) => {
    await handle.evaluate(act);
    return handle.evaluate(({ line }) => line.textContent.toLowerCase());
  };
}

for (const how of REPLACEMENTS)
  test(`texts that a translator has taken out (${how}) are removed, changed and moved where they are shown`, async ({
    page,
  }) => {
    const shown = await openLine(page, how);
    expect(await shown(({ line, second }) => void line.insertBefore(new Text("new "), second))).toBe(
      "onenew two",
    );
    expect(await shown(({ second }) => void (second.nodeValue = "2"))).toBe("onenew 2");
    expect(await shown(({ line, first }) => void line.insertBefore(first, line.querySelector("b")))).toBe(
      "new 2one",
    );
    expect(await shown(({ line, second }) => void line.removeChild(second))).toBe("new one");
    expect(await shown(({ line, first }) => void line.appendChild(first))).toBe("new one");
    expect(await shown(({ line, first }) => void line.removeChild(first))).toBe("new ");
  });

test("what no translator has moved fails as ever, and what is gone is gone", async ({ page }) => {
  await page.goto(at("/login"));
  const outcomes = await page.evaluate(() => {
    const [parent, other, child] = [1, 2, 3].map(() => document.createElement("p"));
    const fails = (act: () => void) => {
      try {
        return (act(), "done");
      } catch (error) {
        return (error as Error).name;
      }
    };
    other!.append(child!);
    return [
      fails(() => parent!.removeChild(child!)),
      fails(() => parent!.insertBefore(new Text("a"), child!)),
      fails(() => parent!.removeChild(new Text("gone"))),
    ];
  });
  expect(outcomes).toEqual(["NotFoundError", "NotFoundError", "done"]);
});
