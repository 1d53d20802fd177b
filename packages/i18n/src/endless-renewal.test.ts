import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const MESSAGES = path.join(import.meta.dirname, "../messages");
const YEARS = /(jeweils um ein Jahr|renew\w* (by|for) a year|a year at a time|another year)/i;

/** After its first term a contract runs for an indefinite time (German Civil Code, 309 no. 9). */
test.each(["en", "de"].flatMap((locale) => ["billing", "mail", "terms"].map((name) => [locale, name])))(
  "no contract text in %s/%s renews by a further year",
  (locale, name) =>
    expect(readFileSync(path.join(MESSAGES, locale!, `${name!}.json`), "utf8")).not.toMatch(YEARS),
);
