import { readFileSync } from "node:fs";
import { REQUESTABLE_RIGHTS } from "@takt/domain/privacy/model/data-request-types";
import { LOCALES, type Locale } from "@takt/i18n/locales";
import { expect, test } from "vitest";

type Requests = { type: Record<(typeof REQUESTABLE_RIGHTS)[number], { label: string }> };

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

/** Returns what the page says of a right: what it is, and how it is used. */
function readRightSection(locale: Locale, right: string): string {
  const text = read(`../../content/legal/${locale}/rights.md`);
  const [section = ""] = new RegExp(`^## .* \\{#${right}\\}$[^]*?(?=^## )`, "m").exec(text) ?? [];
  return section;
}

test.each(LOCALES.flatMap((locale) => REQUESTABLE_RIGHTS.map((right) => [locale, right] as const)))(
  "in %s the right %s leads to its data request, and calls it as the form does",
  (locale, right) => {
    const how = readRightSection(locale, right);
    const requests = read(`../../../../../packages/i18n/messages/${locale}/data-requests.json`);
    const { label } = (JSON.parse(requests) as Requests).type[right];
    expect(how).toContain(`(/data-request?type=${right})`);
    // English writes the label of an option in lower case within a sentence.
    const quoted = locale === "en" ? `“${label.toLowerCase()}”` : `„${label}“`;
    expect(how).toContain(quoted);
  },
);
