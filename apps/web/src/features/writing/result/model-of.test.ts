import { expect, test } from "vitest";
import type { WritingJob } from "./create-writing";
import { modelOf } from "./model-of";
import { versionOf } from "./version-of.fixture";

const model = { engine: { kind: "model", model: "gpt-5.5" } } as const;
const outline = { engine: { kind: "outline", model: "outline" } } as const;
const versions = [versionOf(1), versionOf(2, { engine: "outline" })];
const rewriteOf = (versionId: string): WritingJob => ({
  id: "c",
  kind: "rewrite",
  versionId,
  rewrite: "shorter",
});

test("a model writes unless there is none or an outline is requested", () => {
  expect(modelOf({ id: "c", kind: "write", engine: null }, model, [])).toBe("gpt-5.5");
  expect(modelOf({ id: "c", kind: "write", engine: "outline" }, model, [])).toBe(null);
  expect(modelOf({ id: "c", kind: "write", engine: null }, outline, [])).toBe(null);
});

test("an outline is rewritten by the outline composer", () => {
  expect(modelOf(rewriteOf("version-1"), model, versions)).toBe("gpt-5.5");
  expect(modelOf(rewriteOf("version-2"), model, versions)).toBe(null);
});
