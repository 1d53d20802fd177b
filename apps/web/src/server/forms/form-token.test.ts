import { expect, test } from "vitest";
import { declarationId, newFormToken, readFormToken } from "./form-token";

const SETTINGS = { AUTH_SECRET: "a secret of the installation, long enough" };
const MADE_AT = Date.UTC(2026, 10, 26, 10);
const HOUR_MS = 3_600_000;

const read = (token: string, age: number, settings = SETTINGS) =>
  readFormToken(token, settings, MADE_AT + age);

/** Tokens that were not signed here. */
function badTokens(): string[] {
  const token = newFormToken(SETTINGS, MADE_AT);
  const later = token.replace(String(MADE_AT), String(MADE_AT + 1));
  const cut = token.slice(0, -1);
  return ["", "x", later, cut, `${cut}${cut.endsWith("A") ? "B" : "A"}x`, token.replace(/\.[^.]+$/, ".")];
}

test.each([
  [0, false],
  [1_999, false],
  [2_000, true],
  [12 * HOUR_MS, true],
  [12 * HOUR_MS + 1, false],
  [-60_000, false],
])("a form of %i ms counts: %s", (age, counts) => {
  expect(read(newFormToken(SETTINGS, MADE_AT), age) !== null).toBe(counts);
});

test("a form has one id, another one another", () => {
  const [one, other] = [newFormToken(SETTINGS, MADE_AT), newFormToken(SETTINGS, MADE_AT)];
  expect(read(one, 5_000)).toBe(read(one, HOUR_MS));
  expect(read(one, 5_000)).toMatch(/^[0-9a-f]{32}$/);
  expect(read(one, 5_000)).not.toBe(read(other, 5_000));
});

test("what was not signed here counts for nothing", () => {
  for (const bad of badTokens()) expect(read(bad, 5_000)).toBeNull();
  expect(read(newFormToken(SETTINGS, MADE_AT), 5_000, { AUTH_SECRET: "another secret" })).toBeNull();
});

test("the same fields of one page are one declaration, other fields and another page are another", () => {
  const token = newFormToken(SETTINGS, MADE_AT);
  const id = declarationId(token, { name: "Ada" }, SETTINGS);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(declarationId(token, { name: "Ada" }, SETTINGS)).toBe(id);
  expect(declarationId(token, { name: "Ada Löwe" }, SETTINGS)).not.toBe(id);
  expect(declarationId(newFormToken(SETTINGS, MADE_AT), { name: "Ada" }, SETTINGS)).not.toBe(id);
});

test("nobody can say which declaration is theirs by a token that was not signed here", () => {
  for (const bad of badTokens())
    expect(declarationId(bad, { name: "Ada" }, SETTINGS)).not.toBe(
      declarationId(bad, { name: "Ada" }, SETTINGS),
    );
});
