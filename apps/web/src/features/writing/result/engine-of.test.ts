import { expect, test } from "vitest";
import { engineOf } from "./engine-of";
import { versionOf } from "./version-of.fixture";

const model = versionOf(1);
const outline = versionOf(2, { engine: "outline" });
const edited = versionOf(3, { kind: "edited", engine: null, model: null });

test("a written version has its own engine", () => {
  expect(engineOf(outline, [model, outline])).toBe("outline");
});

test("an edit has the engine that all other versions share", () => {
  expect(engineOf(edited, [outline, edited])).toBe("outline");
  expect(engineOf(edited, [model, edited])).toBe("model");
  expect(engineOf(edited, [model, outline, edited])).toBe(null);
});
