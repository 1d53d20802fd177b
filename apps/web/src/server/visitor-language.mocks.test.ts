import { beforeEach, expect, test, vi } from "vitest";
import { visitorLanguage } from "./request-cookies";
import { sentCookies, sentHeaders } from "./testing/next-headers";
import { setEnv } from "./testing/set-env";

vi.mock("next/headers", () => import("./testing/next-headers"));

const ORIGIN = "http://localhost:3000";

/** The language of a request with these headers, and with the language cookie if there is one. */
function detectLanguage(headers: Record<string, string>, cookie?: string) {
  for (const [name, value] of Object.entries(headers)) sentHeaders.set(name, value);
  if (cookie) sentCookies.set("takt-locale", cookie);
  return visitorLanguage();
}

beforeEach(() => {
  setEnv();
  sentCookies.clear();
  for (const name of ["referer", "accept-language"]) sentHeaders.delete(name);
});

test("a browser that asks for German has German, without any cookie", async () => {
  expect(await detectLanguage({ "accept-language": "de-DE,de;q=0.9,en;q=0.8" })).toBe("de");
});

test("a choice is stronger than what the browser asks for", async () => {
  expect(await detectLanguage({ "accept-language": "de" }, "en")).toBe("en");
});

test.each([
  ["/de/login", "en", "de"],
  ["/de", "en", "de"],
  ["/login", "de", "en"],
])("the page %s is stronger than the choice of %s", async (path, chosen, language) => {
  expect(await detectLanguage({ referer: ORIGIN + path, "accept-language": chosen }, chosen)).toBe(language);
});

test.each([
  "https://www.linkedin.com/",
  "https://evil.example/en/x",
  "no address",
  `${ORIGIN}.evil.example/`,
])("coming from %s says nothing of the language", async (referer) =>
  expect(await detectLanguage({ referer, "accept-language": "de" })).toBe("de"),
);
