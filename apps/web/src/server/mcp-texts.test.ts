import { TOOLS } from "@takt/api/mcp/tools";
import { LOCALES } from "@takt/i18n/locales";
import { expect, test } from "vitest";
import { getMcpText } from "./get-mcp-text";

test.each(LOCALES)("every tool has its texts in %s, one each and no other's", async (locale) => {
  const say = await getMcpText(locale);
  const texts = TOOLS.flatMap(({ name }) => [
    say(`mcp:tools.${name}.title`),
    say(`mcp:tools.${name}.description`),
    say(`mcp:tools.${name}.answer`, { count: 2, from: "2027-01-01", to: "2027-01-07" }),
  ]);
  expect(new Set(texts).size).toBe(TOOLS.length * 3);
  expect(texts.filter((text) => text.startsWith("mcp:") || text.includes("{{"))).toEqual([]);
});

test("a text of a person is handed on as it is, without escapes for HTML", async () => {
  const say = await getMcpText("en");
  expect(say("mcp:confirm.message", { text: 'A & B <"c">', when: "09:00" })).toContain('A & B <"c">');
});
