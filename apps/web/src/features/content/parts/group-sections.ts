import type { BlockContent, Heading, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";

/** Makes of each heading that has an id, as in `## Title {#id}`, a section with what follows it. */
export function groupSections(nodes: readonly RootContent[]): RootContent[] {
  const [first, ...rest] = nodes;
  if (first?.type !== "heading") return first ? [first, ...groupSections(rest)] : [];
  const end = rest.findIndex((node) => node.type === "heading" && node.depth <= first.depth);
  const [body, after] = end < 0 ? [rest, []] : [rest.slice(0, end), rest.slice(end)];
  const id = takeId(first);
  if (!id) return [first, ...groupSections(rest)];
  return [
    {
      type: "blockquote",
      children: [{ ...first, data: { hProperties: { id } } }, ...(groupSections(body) as BlockContent[])],
      data: { hName: "section", hProperties: { ariaLabelledBy: [id] } },
    },
    ...groupSections(after),
  ];
}

/** Returns the sections of a text, for its table of contents. */
export function listSections(nodes: readonly RootContent[]): { id: string; title: string }[] {
  return nodes.flatMap((node) =>
    node.type === "blockquote" && node.data?.hName === "section"
      ? { id: String(node.data.hProperties?.["ariaLabelledBy"]), title: toString(node.children[0]) }
      : [],
  );
}

/** Takes the id off the end of a heading. */
function takeId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== "text") return undefined;
  const [id, name] = / \{#([\w-]+)\}$/.exec(last.value) ?? [];
  if (id) last.value = last.value.slice(0, -id.length);
  return name;
}
