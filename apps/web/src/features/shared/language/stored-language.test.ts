import { afterEach, beforeEach, expect, it, test, vi } from "vitest";
import { storedLanguage } from "./stored-language";

let device: Map<string, string>;
let tab: Map<string, string>;
const createStorage = (stored: Map<string, string>) => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
});

beforeEach(() => {
  [device, tab] = [new Map(), new Map()];
  vi.stubGlobal("window", { localStorage: createStorage(device), sessionStorage: createStorage(tab) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("a stored language that differs from the page's is applied once per tab", () => {
  storedLanguage.write("de");
  expect(storedLanguage.toApply("de")).toBeNull();
  expect(storedLanguage.toApply("en")).toBe("de");
  expect(storedLanguage.toApply("en")).toBeNull();
});

it.each(["fr", "DE", "", "de-DE", "__proto__", "<b>"])("%j is not a supported language", (stored) => {
  device.set("takt:language", stored);
  expect([storedLanguage.read(), storedLanguage.toApply("en")]).toEqual([null, null]);
});

test("no language is applied when none is stored", () => {
  expect(storedLanguage.toApply("en")).toBeNull();
});

test("a tab without storage does not apply the language, because it would redirect forever", () => {
  vi.spyOn(console, "warn").mockReturnValue();
  storedLanguage.write("de");
  vi.stubGlobal("window", { localStorage: createStorage(device) });
  expect(storedLanguage.toApply("en")).toBeNull();
});

test("a forbidden storage yields no preference", () => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("window", {});
  storedLanguage.write("de");
  expect(storedLanguage.toApply("en")).toBeNull();
});
