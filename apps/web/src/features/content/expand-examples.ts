import { resolveSlot } from "@takt/domain/posts/model/publish-slot";
import { toLittleText } from "@takt/domain/posts/model/publish-text";
import type { Code, PhrasingContent, Root, RootContent, Table, TableRow } from "mdast";

/** The day on which the examples of an article are computed: they do not change with the calendar. */
const EXAMPLES_FROM = new Date("2026-11-25T12:00:00Z");

/** The texts of the examples, in the article's language. */
export type ExampleTexts = {
  columns: [chosen: string, outcome: string];
  ok: (utc: string) => string;
  missing: (suggestion: string) => string;
  ambiguous: (earlier: string, later: string) => string;
};

/**
 * Computes the examples of an article from the product's own rules. A code block named `little-text` becomes what
 * LinkedIn is sent; one named `slots`, with a wall time and a time zone in each line, becomes a table of what scheduling
 * answers.
 */
export function expandExamples(root: Root, texts: ExampleTexts): Root {
  return { ...root, children: root.children.map((node) => expand(node, texts)) };
}

function expand(node: RootContent, texts: ExampleTexts): RootContent {
  if (node.type !== "code") return node;
  if (node.lang === "little-text") return { ...node, lang: null, value: toLittleText(node.value) };
  return node.lang === "slots" ? slotTable(node, texts) : node;
}

function slotTable(node: Code, texts: ExampleTexts): Table {
  const rows = node.value.split("\n").map((line) => {
    const [wall = "", zone = ""] = line.split(" ");
    return tableRow([`${wall.replace("T", " ")}, ${zone}`, describeSlot(wall, zone, texts)]);
  });
  return { type: "table", children: [tableRow(texts.columns), ...rows] };
}

function describeSlot(wall: string, zone: string, texts: ExampleTexts): string {
  const slot = resolveSlot({ wall, zone }, EXAMPLES_FROM);
  if (slot.kind === "ok") return texts.ok(utc(slot.at));
  if (slot.kind === "slot_missing") return texts.missing(slot.suggestion.replace("T", " "));
  if (slot.kind === "slot_ambiguous") return texts.ambiguous(utc(slot.earlier), utc(slot.later));
  throw new Error(`an example is ${slot.kind}: ${wall} ${zone}`);
}

const utc = (at: Date) => at.toISOString().slice(0, 16).replace("T", " ");

function tableRow(cells: readonly string[]): TableRow {
  const text = (value: string): PhrasingContent => ({ type: "text", value });
  return {
    type: "tableRow",
    children: cells.map((value) => ({ type: "tableCell", children: [text(value)] })),
  };
}
