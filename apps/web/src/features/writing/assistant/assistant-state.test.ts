import { expect, test } from "vitest";
import { INITIAL, isWriting, reduce, type AssistantEvent } from "./assistant-state";
import { createVersion } from "./create-version.fixture";

const job = { id: "c", kind: "write", engine: null } as const;
const after = (...events: AssistantEvent[]) => events.reduce(reduce, INITIAL);
const done = { failure: null, version: createVersion(2), certain: true };

test("a job is saved first, then written, and its text is shown as a version", () => {
  const saving = after({ kind: "asked" });
  expect([saving.phase, isWriting(saving)]).toEqual(["saving", false]);
  const writing = reduce(saving, { kind: "started", job });
  expect([writing.phase, writing.job, isWriting(writing)]).toEqual(["writing", job, true]);
  const ended = reduce(writing, { kind: "ended", outcome: done, text: "A" });
  expect(ended).toMatchObject({ phase: "idle", text: "", ended: 1, job, ...done });
  expect(ended.shown).toEqual({ key: "version-2", id: "version-2" });
});

test("a text that could not be stored stays, beside the version that was shown", () => {
  const failed = { failure: "stopped", version: null, certain: true } as const;
  const state = after(
    { kind: "chosen", id: "version-1" },
    { kind: "started", job },
    { kind: "received", text: "A" },
    { kind: "stopped" },
    { kind: "ended", outcome: failed, text: "A b" },
  );
  expect(state).toMatchObject({ phase: "idle", text: "A b", shown: { id: "version-1" }, ...failed });
});

test("the next job clears what is known of the last one", () => {
  const state = after(
    { kind: "started", job },
    { kind: "ticked", seconds: 3 },
    { kind: "ended", outcome: { failure: "busy", version: null, certain: true }, text: "" },
    { kind: "started", job },
  );
  expect(state).toMatchObject({ phase: "writing", failure: null, certain: false, seconds: 0, ended: 1 });
});

test("a composition opens with one version, and later ones do not take its place", () => {
  const opened = after({ kind: "opened", id: "version-1" });
  expect(opened.shown).toEqual({ key: "version-1", id: "version-1" });
  expect(reduce(opened, { kind: "opened", id: "version-2" })).toBe(opened);
});

test("an edited version stays under its key, unless another one is shown by now", () => {
  const edited = { kind: "edited", key: "version-1", id: "version-3" } as const;
  expect(after(edited).shown).toEqual({ key: "version-1", id: "version-3" });
  expect(after({ kind: "chosen", id: "version-1" }, edited).shown).toEqual({
    key: "version-1",
    id: "version-3",
  });
  const elsewhere = after({ kind: "chosen", id: "version-2" });
  expect(reduce(elsewhere, edited)).toBe(elsewhere);
});

test("leaving forgets the job, and neither the version that is shown nor how many have ended", () => {
  const state = after({ kind: "started", job }, { kind: "ended", outcome: done, text: "" }, { kind: "left" });
  expect(state).toEqual({ ...INITIAL, ended: 1, shown: { key: "version-2", id: "version-2" } });
});
