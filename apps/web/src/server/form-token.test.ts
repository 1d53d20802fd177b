import { expect, test } from "vitest";
import { FORM_TOKEN_HEADER } from "../features/shared/light-form/form-token-header";
import { newFormToken, readFormToken } from "./form-token";

const SETTINGS = { AUTH_SECRET: "a secret of the installation, long enough" };
const MADE_AT = Date.UTC(2026, 10, 26, 10);
const HOUR_MS = 3_600_000;

const read = (token: string | null, age: number, settings = SETTINGS) =>
  readFormToken(new Headers(token === null ? {} : { [FORM_TOKEN_HEADER]: token }), settings, MADE_AT + age);

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
  const token = newFormToken(SETTINGS, MADE_AT);
  const later = token.replace(String(MADE_AT), String(MADE_AT + 1));
  const cut = token.slice(0, -1);
  for (const bad of [
    null,
    "",
    "x",
    later,
    cut,
    `${cut}${cut.endsWith("A") ? "B" : "A"}x`,
    token.replace(/\.[^.]+$/, "."),
  ])
    expect(read(bad, 5_000)).toBeNull();
  expect(read(token, 5_000, { AUTH_SECRET: "another secret" })).toBeNull();
});
