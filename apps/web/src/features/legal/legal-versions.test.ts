import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { LEGAL_VERSIONS, type LegalDocument } from "./legal-versions";

const MESSAGES = path.join(import.meta.dirname, "../../../../../packages/i18n/messages");

function messagesOf(document: LegalDocument, locale: "en" | "de") {
  const text = readFileSync(path.join(MESSAGES, locale, `${document}.json`), "utf8");
  return JSON.parse(text) as { history: Record<string, string>; retention?: { kinds?: object } };
}

/**
 * Hashes the texts of a page in both languages. Its history does not count, and neither do the names of the kinds of
 * data in the policy's table of periods, which follows the jobs by itself.
 */
function hashTexts(document: LegalDocument): string {
  const texts = (["en", "de"] as const).map((locale) => {
    const { retention, ...messages } = messagesOf(document, locale);
    return { ...messages, retention: { ...retention, kinds: null }, history: null };
  });
  return createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 16);
}

describe.each(Object.keys(LEGAL_VERSIONS) as LegalDocument[])("the page %s", (document) => {
  const versions: readonly { version: string; day: string; textHash: string }[] = LEGAL_VERSIONS[document];

  it("has a version of its own for the texts that it has: add one when you change them", () => {
    expect(versions[0]!.textHash).toBe(hashTexts(document));
  });

  it("says of every version when it was and what changed, in both languages", () => {
    for (const locale of ["en", "de"] as const)
      expect(Object.keys(messagesOf(document, locale).history).sort()).toEqual(
        versions.map(({ version }) => version).sort(),
      );
    const days = versions.map(({ day }) => day);
    expect(days).toEqual(days.toSorted().reverse());
  });
});
