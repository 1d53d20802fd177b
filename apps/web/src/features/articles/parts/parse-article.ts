import type { Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { toString } from "mdast-util-to-string";
import { gfmTable } from "micromark-extension-gfm-table";
import { keepTrueParts } from "./keep-true-parts";

export type ParsedArticle = {
  title: string;
  /** The first paragraph: the description for search engines and lists. */
  summary: string;
  /** What follows the title, the first paragraph included. */
  body: Root;
};

/**
 * Parses an article: a heading of the first level, a paragraph, and the rest. `{{name}}` stands for a value; an article
 * that names an unknown one throws, so that no figure is missing on the page. `facts` say which of its parts are true.
 */
export function parseArticle(
  markdown: string,
  values: Readonly<Record<string, string>>,
  facts: Readonly<Record<string, boolean>> = {},
): ParsedArticle {
  const filled = keepTrueParts(markdown, facts).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value is named ${name}`);
    return value;
  });
  const root = fromMarkdown(filled, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const [heading, first] = root.children;
  if (heading?.type !== "heading" || heading.depth !== 1 || first?.type !== "paragraph")
    throw new Error("an article is a heading of the first level, a paragraph, and the rest");
  return {
    title: toString(heading),
    summary: toString(first),
    body: { type: "root", children: root.children.slice(1) },
  };
}
