import { toString } from "mdast-util-to-string";
import type { ParsedContent } from "../content/parts/parse-content";

/** In characters. */
export const MAX_QUERY_LENGTH = 100;

/** Reads the query from the address of the help centre; of a repeated parameter the first counts. */
export function readQuery({ q }: Record<string, string | string[] | undefined>): string {
  const first = Array.isArray(q) ? q[0] : q;
  return (first ?? "").trim().slice(0, MAX_QUERY_LENGTH);
}

const WEIGHTS = { title: 100, summary: 10, text: 1 } as const;

/**
 * Finds the articles in which every word of the query occurs at the start of a word, whatever its case and accents. Words
 * in the title count most, then those in the first paragraph; equal articles keep their order.
 */
export function searchArticles<T extends ParsedContent>(articles: readonly T[], query: string): T[] {
  const terms = toWords(query);
  if (terms.length === 0) return [];
  return articles
    .map((article) => ({ article, score: getScore(article, terms) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ article }) => article);
}

function getScore({ title, summary, body }: ParsedContent, terms: readonly string[]): number {
  const places = { title: toWords(title), summary: toWords(summary), text: toWords(toBlockText(body)) };
  const scores = terms.map((term) =>
    (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[])
      .filter((place) => places[place].some((word) => word.startsWith(term)))
      .reduce((sum, place) => sum + WEIGHTS[place], 0),
  );
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** Joins the blocks with a space between them, so that words of neighbours stay apart. */
function toBlockText(node: ParsedContent["body"] | ParsedContent["body"]["children"][number]): string {
  if (!("children" in node) || node.type === "paragraph" || node.type === "heading") return toString(node);
  return node.children.map((child) => toBlockText(child)).join(" ");
}

function toWords(text: string): string[] {
  return (
    text
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .replaceAll("ß", "ss")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
