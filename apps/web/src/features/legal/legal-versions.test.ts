import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { LOCALES, type Locale } from "@takt/i18n/locales";
import type { Nodes } from "mdast";
import { describe, expect, it } from "vitest";
import { parseMarkdown, splitFrontMatter } from "../content/parts/parse-content";
import { LEGAL_VERSIONS, type LegalDocument, type LegalVersion } from "./legal-versions";

const CONTENT = path.join(import.meta.dirname, "../../content/legal");
const MESSAGES = path.join(import.meta.dirname, "../../../../../packages/i18n/messages");
const read = (document: LegalDocument, locale: Locale) =>
  readFileSync(path.join(CONTENT, locale, `${document}.md`), "utf8");

/**
 * Returns what a reader may read of a text: its words with what is said under any condition, and where its links lead.
 * How it is written, such as in which lines, and the history do not count.
 */
function toWords(markdown: string): string {
  const [{ description = "" }, text] = splitFrontMatter(markdown);
  const plain = text.replaceAll(/\{\{(if \w+|else|end)\}\}|\{#[\w-]+\}|^: /gm, " ");
  return `${description} ${toText(parseMarkdown(plain))}`.replaceAll(/\s+/g, " ").trim();
}

function toText(node: Nodes): string {
  if ("value" in node) return node.value;
  if (!("children" in node)) return " ";
  const text = node.children.map((child) => toText(child)).join(node.type === "paragraph" ? "" : " ");
  return node.type === "link" ? `${text} (${node.url})` : text;
}

/**
 * The labels of a page's tables, without the kinds of data in the policy's table of periods, which follows the jobs by
 * itself.
 */
const LABELS: Partial<Record<LegalDocument, (locale: Locale) => object[]>> = {
  policy: (locale) => {
    const { retention, ...labels } = messages<{ retention: object }>(locale, "policy");
    return [labels, { ...retention, kinds: {} }];
  },
  terms: (locale) => {
    const { plans, provider } = messages<{ plans: object; provider: { below: string } }>(locale, "legal");
    return [plans, [provider.below]];
  },
};

const messages = <Texts>(locale: Locale, noun: string) =>
  JSON.parse(readFileSync(path.join(MESSAGES, locale, `${noun}.json`), "utf8")) as Texts;

const getLeaves = (value: object): string[] =>
  Object.values(value).flatMap((one: string | object) => (typeof one === "string" ? one : getLeaves(one)));

function hashTexts(document: LegalDocument): string {
  const texts = LOCALES.map((locale) => [
    toWords(read(document, locale)),
    ...getLeaves(LABELS[document]?.(locale) ?? []).toSorted(),
  ]);
  return createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 16);
}

describe.each(Object.keys(LEGAL_VERSIONS) as LegalDocument[])("the page %s", (document) => {
  const versions: readonly LegalVersion[] = LEGAL_VERSIONS[document];

  it("has a version of its own for the texts that it has: add one when you change them", () => {
    expect(LEGAL_VERSIONS[document][0].textHash).toBe(hashTexts(document));
  });

  it("says of every version when it was and what changed, in both languages", () => {
    for (const locale of LOCALES) {
      const [{ history }] = splitFrontMatter(read(document, locale));
      expect(Object.keys(history!).sort()).toEqual(versions.map(({ version }) => version).sort());
    }
    const days = versions.map(({ day }) => day);
    expect(days).toEqual(days.toSorted().reverse());
  });
});

it("a version is of the words and links of a text, not of how it is written", () => {
  const text =
    "---\ndescription: Said.\n---\n\n# Title\n\nOne [two](/three).\n\n{{if a}}Four.{{end}}\n\n- five\n- six\n";
  const same = [
    text.replace("Said.", '"Said."').replace("---\n\n#", "history:\n  1: First.\n---\n\n#"),
    text.replace("One [two]", "One\n[two]").replace("- five\n- six", "* five\n* **six**"),
    text.replace("# Title", "# Title {#title}").replaceAll(/\{\{if a\}\}|\{\{end\}\}/g, "\n"),
  ];
  for (const one of same) expect(toWords(one)).toBe(toWords(text));
  for (const [before, after] of [
    ["five", "fife"],
    ["/three", "/four"],
    ["Four.", ""],
    ["Said", "Told"],
  ])
    expect(toWords(text.replace(before!, after!))).not.toBe(toWords(text));
});
