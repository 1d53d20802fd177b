import { expect, test } from "vitest";
import { readTokens } from "~/app/read-tokens.fixture";
import { offlinePage } from "./offline-page";

const TEXTS = { product: "Takt", title: "Offline & <more>", text: "", drafts: "", retry: "", home: "" };

test("the offline page has the colours of the tokens", () => {
  const tokens = readTokens();
  const used = [...offlinePage("en", TEXTS).matchAll(/(--[\w-]+):(light-dark\(.*\))/g)];
  expect(used.length).toBeGreaterThanOrEqual(6);
  for (const [, name, value] of used) expect([name, value]).toEqual([name, tokens[name!]?.value]);
});

test("a text of the offline page is escaped", () => {
  expect(offlinePage("de", TEXTS)).toContain("<h1>Offline &amp; &lt;more></h1>");
});
