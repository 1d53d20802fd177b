import { expect, test } from "vitest";
import { segmentInWindows } from "./segment-in-windows";

const whole = (text: string, language = "en") =>
  [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)].map(({ segment, index }) => ({
    segment,
    index,
  }));

test.each<[string, string]>([
  ["nothing", ""],
  ["one sentence", "A short one."],
  ["many sentences", "Ask first. Then listen! Why not? Der 3. März war schön. ".repeat(300)],
  ["sentences longer than a window", `${"word ".repeat(900)}ends. ${"again ".repeat(700)}ends. Last.`],
  ["no end at all", "a".repeat(5_000)],
  ["emoji", "Schön 👩‍💻! Oder? ".repeat(400)],
])("windows give the same segments as the whole text: %s", (_name, text) => {
  for (const language of ["en", "de"] as const) expect(segmentInWindows(text)).toEqual(whole(text, language));
});

test("windows are much faster than one pass over many sentences", () => {
  const text = "A b. ".repeat(5_000);
  const best = (work: () => unknown) =>
    Math.min(
      ...[1, 2, 3].map(() => {
        const began = performance.now();
        work();
        return performance.now() - began;
      }),
    );
  expect(best(() => segmentInWindows(text))).toBeLessThan(best(() => whole(text)) / 2);
});
