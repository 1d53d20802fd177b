import { posix } from "node:path";
import type { OpenZip } from "../zip-file";
import { readXml } from "./read-xml";

/** A relation of one part of a package to another: the last word of its type, and where it leads. */
export type Relation = { type: string; target: string };

/**
 * Reads the relations of a part (ECMA-376, part 2: Relationships) by their ids; targets are paths in the package or, of
 * external ones, addresses.
 */
export async function readRelations(
  read: (name: string) => ReturnType<OpenZip["read"]>,
  part: string,
): Promise<Map<string, Relation>> {
  const folder = posix.dirname(part);
  const bytes = await read(posix.join(folder, "_rels", `${posix.basename(part)}.rels`));
  const relations = new Map<string, Relation>();
  if (!bytes) return relations;
  readXml(bytes, {
    open(name, { Id, Type = "", Target, TargetMode }) {
      if (name !== "Relationship" || Id === undefined || Target === undefined) return;
      const target = TargetMode === "External" ? Target : toPath(folder, Target);
      relations.set(Id, { type: Type.slice(Type.lastIndexOf("/") + 1), target });
    },
    text: () => {},
    close: () => {},
  });
  return relations;
}

/** A target begins at the package's root, or at the folder of the part that names it. */
function toPath(folder: string, target: string): string {
  const path = target.replaceAll("\\", "/");
  return posix.join("/", path.startsWith("/") ? "" : folder, path).slice(1);
}

/** The usual path of the workbook, which a package without relations has as well. */
const WORKBOOK = "xl/workbook.xml";

/** Finds the path of the workbook in a package; null for a ZIP without one. */
export async function findWorkbook({ names, read }: OpenZip, maxBytes: number): Promise<string | null> {
  const relations = await readRelations((name) => read(name, maxBytes), "");
  const main = [...relations.values()].find(({ type }) => type === "officeDocument")?.target ?? WORKBOOK;
  const exists = names.some((name) => name.toLowerCase() === main.toLowerCase());
  return exists && /\.xml$/i.test(main) && !/^(word|ppt)\//i.test(main) ? main : null;
}

/** Returns the id of a relation among attributes: the one that is called id with a prefix. */
export function relationId(attributes: Record<string, string>): string | undefined {
  return Object.entries(attributes).find(([name]) => /^[^:]+:id$/.test(name))?.[1];
}
