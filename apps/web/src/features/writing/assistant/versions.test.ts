import { describe, expect, test } from "vitest";
import type { WritingJob } from "./assistant-state";
import { createVersion } from "./create-version.fixture";
import { getEngine, findModel, retryVersion, shownVersion, withVersion } from "./versions";

describe("withVersion", () => {
  test("a new version is appended, and a changed one keeps its position", () => {
    const [one, two, three] = [createVersion(1), createVersion(2), createVersion(3)];
    expect(withVersion([one, two], three)).toEqual([one, two, three]);
    const changed = createVersion(2, { text: "Changed" });
    expect(withVersion([one, two, three], changed)).toEqual([one, changed, three]);
  });
});

describe("shownVersion", () => {
  const at = (id: string) => ({ key: "key", id });
  const [one, two] = [createVersion(1), createVersion(2, { basedOn: "version-1" })];
  const three = createVersion(3, { kind: "rewritten", basedOn: one.id });

  test("a chosen version stays when a newer one arrives", () => {
    expect(shownVersion([one, two], at(two.id))).toEqual({ key: "key", version: two, before: one });
    expect(shownVersion([one, two, three], at(two.id))).toEqual({
      key: "key",
      version: two,
      before: one,
    });
  });

  test("a version is compared with the one it is based on, and a newly written one with none", () => {
    expect(shownVersion([one, two, three], at(three.id))?.before).toBe(one);
    expect(shownVersion([one, createVersion(2)], null)?.before).toBe(null);
  });

  test("a version has the key under which it is shown, another one its own", () => {
    expect(shownVersion([one, two], at(two.id))?.key).toBe("key");
    expect(shownVersion([one, two], at(three.id))?.key).toBe(two.id);
  });

  test("the newest version is shown when none is chosen or the chosen one is gone", () => {
    expect(shownVersion([one, two], null)?.version).toBe(two);
    expect(shownVersion([one, two], at(three.id))?.version).toBe(two);
    expect(shownVersion([one], at(one.id))?.before).toBe(null);
    expect(shownVersion([], at(one.id))).toBe(null);
  });
});

describe("retryVersion", () => {
  const asked = createVersion(1);
  const edit = createVersion(2, { kind: "edited", basedOn: asked.id });
  const partial = createVersion(2, { kind: "rewritten", basedOn: asked.id, partial: true });

  test("the rewritten version is retried, or its latest edit", () => {
    expect(retryVersion(asked.id, asked, asked.id)).toBe(asked.id);
    expect(retryVersion(asked.id, asked, edit.id)).toBe(edit.id);
    expect(retryVersion(asked.id, edit, edit.id)).toBe(edit.id);
  });

  test("neither the partial result of the failed rewrite nor another shown version is retried", () => {
    expect(retryVersion(asked.id, partial, partial.id)).toBe(asked.id);
    expect(retryVersion(asked.id, createVersion(3), "version-3")).toBe(asked.id);
    expect(retryVersion(asked.id, null, null)).toBe(asked.id);
  });
});

describe("getEngine", () => {
  const model = createVersion(1);
  const outline = createVersion(2, { engine: "outline" });
  const edited = createVersion(3, { kind: "edited", engine: null, model: null });

  test("a written version has its own engine", () => {
    expect(getEngine(outline, [model, outline])).toBe("outline");
  });

  test("an edit has the engine that all other versions share", () => {
    expect(getEngine(edited, [outline, edited])).toBe("outline");
    expect(getEngine(edited, [model, edited])).toBe("model");
    expect(getEngine(edited, [model, outline, edited])).toBe(null);
  });
});

describe("findModel", () => {
  const model = { engine: { kind: "model", model: "gpt-5.5" } } as const;
  const outline = { engine: { kind: "outline", model: "outline" } } as const;
  const versions = [createVersion(1), createVersion(2, { engine: "outline" })];
  const createRewrite = (versionId: string): WritingJob => ({
    id: "c",
    kind: "rewrite",
    versionId,
    rewrite: "shorter",
  });

  test("a model writes unless there is none or an outline is requested", () => {
    expect(findModel({ id: "c", kind: "write", engine: null }, model, [])).toBe("gpt-5.5");
    expect(findModel({ id: "c", kind: "write", engine: "outline" }, model, [])).toBe(null);
    expect(findModel({ id: "c", kind: "write", engine: null }, outline, [])).toBe(null);
  });

  test("an outline is rewritten by the outline composer", () => {
    expect(findModel(createRewrite("version-1"), model, versions)).toBe("gpt-5.5");
    expect(findModel(createRewrite("version-2"), model, versions)).toBe(null);
  });
});
