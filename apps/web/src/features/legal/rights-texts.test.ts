import { REQUESTABLE_RIGHTS } from "@takt/domain/privacy/model/data-request-types";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Rights = Record<(typeof REQUESTABLE_RIGHTS)[number], { how: string }>;
type Requests = { type: Record<(typeof REQUESTABLE_RIGHTS)[number], { label: string }> };

function messages<Texts>(locale: "en" | "de", noun: string): Texts {
  const file = new URL(`../../../../../packages/i18n/messages/${locale}/${noun}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as Texts;
}

test.each(
  (["en", "de"] as const).flatMap((locale) => REQUESTABLE_RIGHTS.map((right) => [locale, right] as const)),
)("in %s the right %s leads to its data request, and calls it as the form does", (locale, right) => {
  const how = messages<Rights>(locale, "rights")[right].how;
  const { label } = messages<Requests>(locale, "data-requests").type[right];
  expect(how).toContain(`(/data-request?type=${right})`);
  // English writes the label of an option in lower case within a sentence.
  const quoted = locale === "en" ? `“${label.toLowerCase()}”` : `„${label}“`;
  expect(how).toContain(quoted);
});
