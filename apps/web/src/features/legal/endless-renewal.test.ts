import { readFileSync } from "node:fs";
import { LOCALES } from "@takt/i18n/locales";
import { expect, test } from "vitest";

const MESSAGES = "../../../../../packages/i18n/messages";
const YEARS = /(jeweils um ein Jahr|renew\w* (by|for) a year|a year at a time|another year)/i;

/** After its first term a contract runs for an indefinite time (German Civil Code, 309 no. 9). */
test.each(
  LOCALES.flatMap((locale) => [
    `${MESSAGES}/${locale}/billing.json`,
    `${MESSAGES}/${locale}/mail.json`,
    `../../content/legal/${locale}/terms.md`,
  ]),
)("no contract text in %s renews by a further year", (file) =>
  expect(readFileSync(new URL(file, import.meta.url), "utf8")).not.toMatch(YEARS),
);
