import type { BlockContent, Paragraph, RootContent } from "mdast";

const DEFINITION = /^(.+)\n: /;

/** Makes a definition list of paragraphs, one after another, whose second line begins with `: `. */
export function makeDefinitionLists(nodes: readonly RootContent[]): RootContent[] {
  const made: RootContent[] = [];
  for (const node of nodes) {
    const entry = node.type === "paragraph" ? definition(node) : null;
    const last = made.at(-1);
    if (!entry) made.push(node);
    else if (last?.type === "blockquote" && last.data?.hName === "dl") last.children.push(entry);
    else made.push({ ...block("dl", [entry]) });
  }
  return made;
}

function definition({ children: [first, ...rest] }: Paragraph): BlockContent | null {
  const term = first?.type === "text" ? DEFINITION.exec(first.value) : null;
  if (first?.type !== "text" || !term) return null;
  const text = { ...first, value: first.value.slice(term[0].length) };
  return block("div", [
    { type: "paragraph", children: [{ type: "text", value: term[1]! }], data: { hName: "dt" } },
    block("dd", [{ type: "paragraph", children: text.value ? [text, ...rest] : rest }]),
  ]);
}

/** An element that holds blocks; that its node is a blockquote makes no difference, since `hName` replaces that. */
const block = (hName: string, children: BlockContent[]): BlockContent & { type: "blockquote" } => ({
  type: "blockquote",
  children,
  data: { hName },
});
