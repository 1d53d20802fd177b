import type { WritingLanguage } from "@takt/domain/writing/model/writing-parameters";
import type { EvalProblem, Score } from "./score";

/** The properties by the problem that a text without them has, in the order of the rows. */
const NAMES: Record<EvalProblem, string> = {
  language: "in the language asked for",
  too_long: "fits LinkedIn (3,000 characters, hashtags included)",
  experience: "claims no experience unless allowed",
  placeholder: "nothing left to fill in",
  length: "sentences within the band",
  call_to_action: "call to action as asked, or none",
  hashtags: "hashtags as given, else none",
  address: "du or Sie as asked (German)",
};

/** Formats the results of one writer as a Markdown table. */
export function resultsTable(results: Record<WritingLanguage, Score[]>): string {
  const rows = [
    row("written", results, (one) => one.failed === null),
    ...Object.entries(NAMES).map(([problem, name]) =>
      row(name, results, (one) => one.failed === null && !one.problems.some((found) => found === problem)),
    ),
    row("**all of it**", results, (one) => one.failed === null && one.problems.length === 0),
    [
      "characters, median",
      ...both(results, (scores) => String(median(scores.map(({ characters }) => characters)))),
    ],
  ];
  return inColumns([["property", "English", "German"], ...rows]);
}

/** Aligns the columns as the formatter does. */
function inColumns(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)));
  const line = (cells: string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i]!)).join(" | ")} |`;
  const [head, ...body] = rows.map(line);
  return [head, line(widths.map((width) => "-".repeat(width))), ...body].join("\n");
}

type Results = Record<WritingLanguage, Score[]>;

const row = (name: string, results: Results, holds: (one: Score) => boolean) => [
  name,
  ...both(results, (scores) => `${scores.filter(holds).length} of ${scores.length}`),
];

const both = ({ en, de }: Results, cell: (scores: Score[]) => string) => [cell(en), cell(de)];

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
