import { expect, test } from "vitest";
import { browserStorage, findStoredEntry } from "./browser-storage";
import { OPTIONAL_SERVICE_NAMES } from "./optional-services";

const HTTPS = "https://takt.example";

test("Auth.js's cookies have their https names over https and their plain names otherwise", () => {
  const names = (url: string) => browserStorage(url, []).map(({ name }) => name);
  expect(names(HTTPS).slice(0, 4)).toEqual([
    "__Secure-authjs.session-token",
    "__Host-authjs.csrf-token",
    "__Secure-authjs.callback-url",
    "__Secure-authjs.state",
  ]);
  expect(names("http://localhost:3000").slice(0, 2)).toEqual(["authjs.session-token", "authjs.csrf-token"]);
});

test("what no optional service stores is essential, and what one stores is not", () => {
  expect(browserStorage(HTTPS, []).filter(({ category }) => category !== "essential")).toEqual([]);
  const essential = browserStorage(HTTPS, []).length;
  const optional = browserStorage(HTTPS, OPTIONAL_SERVICE_NAMES).slice(essential);
  expect(optional.map(({ category }) => category as string)).not.toContain("essential");
  expect(optional.length).toBeGreaterThan(0);
});

test("a purpose is listed once, and a name once for its kind and site", () => {
  const all = browserStorage(HTTPS, OPTIONAL_SERVICE_NAMES);
  expect(new Set(all.map(({ purpose }) => purpose)).size).toBe(all.length);
  expect(new Set(all.map(({ name, kind, site }) => `${kind} ${site} ${name}`)).size).toBe(all.length);
});

test("a key is found by the start of its name, in its own kind of storage", () => {
  const all = browserStorage(HTTPS, []);
  expect(findStoredEntry(all, "localStorage", "takt:draft:text:post:1:2")?.purpose).toBe("deviceDrafts");
  expect(findStoredEntry(all, "sessionStorage", "takt:language")).toBeNull();
  expect(findStoredEntry(all, "cookie", "takt-unknown")).toBeNull();
});
