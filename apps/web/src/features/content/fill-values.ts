import type { Nodes, PhrasingContent, RootContent } from "mdast";

/** A named value that is not known, such as one of the provider, is null and shown as missing. */
export type Values = Readonly<Record<string, string | null>>;

const PLACEHOLDER = /\{\{([\w ]+)\}\}/;

/**
 * Puts values and components in place of `{{name}}` within a parsed text, so that a value is never read as Markdown. A
 * component may be given a word, `{{name word}}`, and is a block where it stands alone. An unknown name throws.
 */
export function fillValues<T extends Nodes>(node: T, values: Values, components: readonly string[]): T {
  if (!("children" in node)) return node;
  const children = (node.children as RootContent[]).flatMap((child): RootContent[] => {
    if (child.type === "text") return fillText(child.value, values, components);
    const filled = fillValues(child, values, components);
    return filled.type === "paragraph" && isComponent(filled.children, components)
      ? filled.children
      : [filled];
  });
  return { ...node, children };
}

function fillText(text: string, values: Values, components: readonly string[]): PhrasingContent[] {
  const filled: PhrasingContent[] = [];
  for (const [index, piece] of text.split(PLACEHOLDER).entries()) {
    const value = index % 2 === 0 ? piece : values[piece];
    const last = filled.at(-1);
    if (typeof value !== "string") filled.push(component(piece, value === null, components));
    else if (last?.type === "text") last.value += value;
    else if (value) filled.push({ type: "text", value });
  }
  return filled;
}

/** The element of a component; of which type its node is makes no difference, since `hName` replaces that. */
function component(piece: string, isMissing: boolean, components: readonly string[]): PhrasingContent {
  const [name = "", of] = isMissing ? ["missing"] : piece.split(" ");
  if (!components.includes(name)) throw new Error(`no value is named ${piece}`);
  return { type: "emphasis", children: [], data: { hName: name, ...(of ? { hProperties: { of } } : {}) } };
}

function isComponent([only, ...rest]: readonly PhrasingContent[], components: readonly string[]): boolean {
  const name = only?.data?.hName;
  return rest.length === 0 && name !== undefined && name !== "missing" && components.includes(name);
}
