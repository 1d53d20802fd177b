import { expect, test } from "vitest";
import { retryVersion } from "./retry-version";
import { versionOf } from "./version-of.fixture";

const asked = versionOf(1);
const edit = versionOf(2, { kind: "edited", basedOn: asked.id });
const kept = versionOf(2, { kind: "rewritten", basedOn: asked.id, partial: true });

test("the version that was asked for, with the words it has by now", () => {
  expect(retryVersion(asked.id, asked, asked.id)).toBe(asked.id);
  expect(retryVersion(asked.id, asked, edit.id)).toBe(edit.id);
  expect(retryVersion(asked.id, edit, edit.id)).toBe(edit.id);
});

test("not what had come of the failed rewrite, nor another one that is looked at", () => {
  expect(retryVersion(asked.id, kept, kept.id)).toBe(asked.id);
  expect(retryVersion(asked.id, versionOf(3), "version-3")).toBe(asked.id);
  expect(retryVersion(asked.id, null, null)).toBe(asked.id);
});
