import { resultDraft, type ResultDraft } from "@takt/domain/writing/model/result-draft";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDraft } from "../shared/drafts/open-drafts";
import { storedDraft } from "../shared/drafts/stored-draft";
import type { DraftStore } from "../shared/drafts/draft-store";
import { movingDraftOptions } from "./use-moving-draft";

const keyOf = (id: string) => `version:u:${id}`;
const storedAt = (id: string) => storedDraft(keyOf(id), resultDraft).read();
const createDraft = (text: string) => ({ text, hashtags: [] });

/** Opens the draft of version "one", whose first save makes version "two". */
function open() {
  const sent: [id: string, text: string][] = [];
  const answers: (() => void)[] = [];
  const options = movingDraftOptions<ResultDraft>(
    {
      initial: createDraft("a"),
      baseline: { value: createDraft("a"), version: null, id: "one" },
      save(value, _baseline, id) {
        sent.push([id, value.text]);
        return new Promise((resolve) => answers.push(() => resolve({ value, version: null, id: "two" })));
      },
    },
    { keyOf, id: "one", schema: resultDraft, getBaseline: () => store.getBaseline() },
  );
  const store: DraftStore<ResultDraft> = openDraft(keyOf("one"), options);
  const answer = async () => {
    answers.shift()!();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { store, options, sent, answer };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("window", {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("what is typed while a save makes another row is a change of that row, and stored and open as such", async () => {
  const { store, options, sent, answer } = open();
  store.set(createDraft("ab"));
  void store.flush();
  store.set(createDraft("abc"));
  expect([storedAt("one")?.value, storedAt("two")]).toEqual([createDraft("abc"), null]);
  await answer();
  expect(sent).toEqual([
    ["one", "ab"],
    ["two", "abc"],
  ]);
  expect([storedAt("one"), storedAt("two")?.value]).toEqual([null, createDraft("abc")]);
  expect(openDraft(keyOf("two"), options)).toBe(store);
  await answer();
  expect([store.getState().status, store.getBaseline()?.id]).toEqual(["saved", "two"]);
  expect([storedAt("one"), storedAt("two")]).toEqual([null, null]);
});

test("the row that was left opens as a separate draft", async () => {
  const { store, options, answer } = open();
  store.set(createDraft("ab"));
  void store.flush();
  await answer();
  const first = openDraft(keyOf("one"), options);
  expect([first === store, first.getState().value]).toEqual([false, createDraft("a")]);
});
