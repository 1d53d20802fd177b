import { afterEach, expect, test, vi } from "vitest";
import { segmentInWindows } from "./segment-in-windows";

afterEach(() => void vi.restoreAllMocks());

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

test("of a text of many sentences, no piece is longer than a window, and hardly anything is segmented twice", () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, "segment");
  const text = "A b. ".repeat(5_000);
  segmentInWindows(text);
  const pieces = segment.mock.calls.map(([piece]) => piece.length);
  expect(Math.max(...pieces)).toBeLessThanOrEqual(1_000);
  expect(pieces.reduce((sum, length) => sum + length, 0)).toBeLessThan(1.1 * text.length);
});
