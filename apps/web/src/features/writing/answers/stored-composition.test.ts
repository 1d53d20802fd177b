import { defaultAnswers } from "@takt/domain/writing/model/composition-answers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftStorage } from "~/features/shared/draft-storage";
import { findUncreated, moveToNew, storedComposition } from "./stored-composition";

const value = { answers: { ...defaultAnswers("en"), topic: "Tides" }, quote: null };
const store = (userId: string, id: string, version: number | null) =>
  storedComposition(userId, id).write({ value, version });

beforeEach(() => {
  const stored = new Map<string, string>();
  const sessionStorage = {
    get length() {
      return stored.size;
    },
    key: (index: number) => [...stored.keys()][index] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal("window", { location: { pathname: "/app" }, sessionStorage });
});
afterEach(() => void vi.unstubAllGlobals());

test("the newest composition that was never created is found", () => {
  expect(findUncreated("u")).toBeNull();
  store("u", "02", null);
  store("u", "01", null);
  // These were created.
  store("u", "03", 1);
  expect(findUncreated("u")).toBe("02");
});

test("another user's composition, another draft and what is no draft are not found", () => {
  store("v", "01", null);
  draftStorage.write("version:u:01", JSON.stringify({ value, version: null }));
  draftStorage.write("composition:u:02", JSON.stringify({ value: { topic: "Tides" }, version: null }));
  expect(findUncreated("u")).toBeNull();
});

test("what is stored of a discarded composition becomes that of a new one", () => {
  store("u", "01", 3);
  moveToNew("u", "01", "02");
  expect(storedComposition("u", "01").read()).toBeNull();
  expect(storedComposition("u", "02").read()).toEqual({ value, version: null });
});
