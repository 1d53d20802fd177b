import { afterEach, beforeEach, expect, it, test, vi } from "vitest";
import { storedLanguage } from "./stored-language";

let device: Map<string, string>;
let tab: Map<string, string>;
const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

beforeEach(() => {
  [device, tab] = [new Map(), new Map()];
  vi.stubGlobal("window", { localStorage: storageOf(device), sessionStorage: storageOf(tab) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("is applied when it is another than the page's, once in a tab", () => {
  storedLanguage.write("de");
  expect(storedLanguage.toApply("de")).toBeNull();
  expect(storedLanguage.toApply("en")).toBe("de");
  expect(storedLanguage.toApply("en")).toBeNull();
});

it.each(["fr", "DE", "", "de-DE", "__proto__", "<b>"])("%j is no language of ours", (kept) => {
  device.set("takt:language", kept);
  expect([storedLanguage.read(), storedLanguage.toApply("en")]).toEqual([null, null]);
});

test("nothing kept, nothing applied", () => {
  expect(storedLanguage.toApply("en")).toBeNull();
});

test("a tab that cannot remember having applied it does not apply it: it would for ever", () => {
  vi.spyOn(console, "warn").mockReturnValue();
  storedLanguage.write("de");
  vi.stubGlobal("window", { localStorage: storageOf(device) });
  expect(storedLanguage.toApply("en")).toBeNull();
});

test("a forbidden storage is no preference", () => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("window", {});
  storedLanguage.write("de");
  expect(storedLanguage.toApply("en")).toBeNull();
});
