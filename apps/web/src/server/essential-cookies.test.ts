import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COOKIES } from "./cookies";
import { essentialCookies } from "./essential-cookies";

test("every cookie of ours is listed, and every listed cookie has a text for its purpose", () => {
  const listed = essentialCookies("https://takt.example").map(({ name }) => name);
  for (const { name } of Object.values(COOKIES)) expect(listed).toContain(name);
  const path = new URL("../../../../packages/i18n/messages/en/settings.json", import.meta.url);
  const { privacy } = JSON.parse(readFileSync(path, "utf8")) as {
    privacy: { cookiePurposes: Record<string, string> };
  };
  expect(Object.keys(privacy.cookiePurposes).sort()).toEqual(
    essentialCookies("http://localhost:3000")
      .map(({ purpose }) => purpose as string)
      .sort(),
  );
});

test("Auth.js's cookies have their https names over https and their plain names otherwise", () => {
  const names = (url: string) => essentialCookies(url).map(({ name }) => name);
  expect(names("https://takt.example").slice(0, 4)).toEqual([
    "__Secure-authjs.session-token",
    "__Host-authjs.csrf-token",
    "__Secure-authjs.callback-url",
    "__Secure-authjs.state",
  ]);
  expect(names("http://localhost:3000").slice(0, 2)).toEqual(["authjs.session-token", "authjs.csrf-token"]);
});
