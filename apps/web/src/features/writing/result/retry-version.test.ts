import { expect, test } from "vitest";
import { retryVersion } from "./retry-version";
import { versionOf } from "./version-of.fixture";

const asked = versionOf(1);
const edit = versionOf(2, { kind: "edited", basedOn: asked.id });
const partial = versionOf(2, { kind: "rewritten", basedOn: asked.id, partial: true });

test("the rewritten version is retried, or its latest edit", () => {
  expect(retryVersion(asked.id, asked, asked.id)).toBe(asked.id);
  expect(retryVersion(asked.id, asked, edit.id)).toBe(edit.id);
  expect(retryVersion(asked.id, edit, edit.id)).toBe(edit.id);
});

test("neither the partial result of the failed rewrite nor another shown version is retried", () => {
  expect(retryVersion(asked.id, partial, partial.id)).toBe(asked.id);
  expect(retryVersion(asked.id, versionOf(3), "version-3")).toBe(asked.id);
  expect(retryVersion(asked.id, null, null)).toBe(asked.id);
});
