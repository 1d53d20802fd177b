import type { Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { toString } from "mdast-util-to-string";
import { gfmTable } from "micromark-extension-gfm-table";
import { parse } from "yaml";
import { makeDefinitionLists } from "../definition-lists";
import { fillValues, type Values } from "../fill-values";
import { groupSections } from "./group-sections";
import { keepTrueParts } from "../keep-true-parts";

export type ParsedContent = {
  title: string;
  /** The first paragraph: what lists show. */
  summary: string;
  /** The text for search engines: the front matter's description, or the first paragraph. */
  description: string;
  /** Of a legal text: what each version changed. */
  history: Readonly<Record<string, string>>;
  /** The text after the title, the first paragraph included. */
  body: Root;
};

type FrontMatter = Partial<Pick<ParsedContent, "description" | "history">>;

/**
 * Parses a text: front matter in YAML where there is any, a heading of the first level, a paragraph, and the rest.
 * `{{name}}` stands for a value or a component; a text that names an unknown one throws, so that no figure is missing on
 * the page. `facts` say which of its parts are true.
 */
export function parseContent(
  markdown: string,
  values: Values,
  facts: Readonly<Record<string, boolean>> = {},
  components: readonly string[] = [],
): ParsedContent {
  const [{ description, history = {} }, text] = splitFrontMatter(markdown);
  const root = fillValues(parseMarkdown(keepTrueParts(text, facts)), values, components);
  const [heading, first, ...rest] = root.children;
  if (heading?.type !== "heading" || heading.depth !== 1 || first?.type !== "paragraph")
    throw new Error("a text is a heading of the first level, a paragraph, and the rest");
  const summary = toString(first);
  const children = [first, ...groupSections(makeDefinitionLists(rest))];
  return {
    title: toString(heading),
    summary,
    description: description ?? summary,
    history,
    body: { type: "root", children },
  };
}

/** Returns what the front matter of a text says, and the text. */
export function splitFrontMatter(markdown: string): [FrontMatter, string] {
  const [, yaml = "", text = ""] = /^(?:---\n([^]*?)\n---\n)?([^]*)$/.exec(markdown) ?? [];
  return [(parse(yaml) ?? {}) as FrontMatter, text];
}

/** Parses Markdown with tables. */
export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
}
