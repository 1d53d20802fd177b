import type { DMMF } from "@prisma/generator-helper";
import type { Bound, Erasure, Export, PersonLink, TableAnnotation } from "./annotation";
import { parseTags } from "./parse-tags";
import { readColumns, readNonPersonalColumns } from "./read-columns";
import { readLinks } from "./read-links";

/** The grammar of a model's tags (docs/flows/privacy.md); a sentence says why. */
const SENTENCE = "[A-Z].{10,}\\.";
const GRAMMAR: Record<string, RegExp> = {
  nonPersonal: new RegExp(`^${SENTENCE}$`),
  link: /^(?<column>\w+) (?<table>\w+)\.(?<key>\w+)(?<asText> text)?$/,
  erasure: new RegExp(`^(?<rule>delete|unshared|pseudonymise): ${SENTENCE}$`),
  export: new RegExp(
    `^(?:none (?<left>derived|internal|secret): ${SENTENCE}|(?<file>[a-z-]+)(?<csv> csv)?(?: without (?<source>\\w+))?)$`,
  ),
  bound: new RegExp(`^(?:purged (?<kinds>\\w+(?: \\w+)*)|(?<because>${SENTENCE}))$`),
  emptied: /^(?<kinds>\w+(?: \w+)*)$/,
};

type Groups = Record<string, string | undefined>;

/** Reads the data inventory from the documentation comments of the schema, and throws what is outside of the grammar. */
export function readInventory(models: readonly DMMF.Model[]): Record<string, TableAnnotation> {
  const problems: string[] = [];
  const tables = models.flatMap((model): [string, TableAnnotation][] => {
    try {
      return [[model.dbName ?? model.name, readTable(model, models)]];
    } catch (error) {
      problems.push((error as Error).message);
      return [];
    }
  });
  if (problems.length > 0) throw new Error(["The data inventory of the schema:", ...problems].join("\n- "));
  return Object.fromEntries(tables);
}

function readTable(model: DMMF.Model, models: readonly DMMF.Model[]): TableAnnotation {
  const tags = readTags(model);
  const one = (name: string, isNeeded = true): Groups | undefined => {
    const [found, ...more] = tags.get(name) ?? [];
    if ((!found && isNeeded) || more.length > 0) throw new Error(`${model.name} needs one @${name}`);
    return found;
  };
  const bound = toBound(one("bound")!);
  if (one("nonPersonal", false)) {
    if (tags.size > 2) throw new Error(`${model.name} is @nonPersonal: it has @bound, and no other tag`);
    return { nonPersonal: true, bound, columns: readNonPersonalColumns(model) };
  }
  const { columns, files, set } = readColumns(model);
  const rule = (one("erasure", false)?.rule ?? "cascade") as Erasure["rule"];
  const isEmptied = Object.keys(set).length > 0;
  if (isEmptied !== (rule === "pseudonymise"))
    throw new Error(`${model.name} needs \`erased\` columns where it is pseudonymised, and there alone`);
  return {
    links: [...readLinks(model, models), ...(tags.get("link") ?? []).map(toLink)],
    erasure: rule === "pseudonymise" ? { rule, set } : { rule },
    export: toExport(one("export")!),
    bound,
    emptied: one("emptied", false)?.kinds?.split(" ") ?? [],
    files,
    columns,
  };
}

function readTags({ name: model, documentation }: DMMF.Model): Map<string, Groups[]> {
  const read = new Map<string, Groups[]>();
  for (const { name, text } of parseTags(documentation)) {
    const match = GRAMMAR[name]?.exec(text);
    if (!match) throw new Error(`${model} has a comment outside of the grammar: @${name} ${text}`);
    read.set(name, [...(read.get(name) ?? []), match.groups ?? {}]);
  }
  return read;
}

const toBound = ({ kinds, because }: Groups): Bound =>
  kinds ? { purgedAs: kinds.split(" ") } : { because: because! };

const toExport = ({ left, file, csv, source }: Groups): Export =>
  left
    ? { left: left as "derived" | "internal" | "secret" }
    : { file: file!, csv: csv !== undefined, displayOnlySources: source ? [source] : [] };

const toLink = ({ column, table, key, asText }: Groups): PersonLink => ({
  column: column!,
  table: table!,
  key: key!,
  ...(asText && { asText: true }),
});
