import { getColumns, personalTables } from "../../privacy/model/inventory/data-inventory";
import type { Actor } from "../../shared/actor";
import { FILE_TEXTS, OMISSION_TEXTS, README_TEXTS } from "./readme-texts";

type Reason = keyof typeof OMISSION_TEXTS;
type Omitted = { tables: string[]; columns: string[] };

/** Writes the page that explains an export: what each file is, and what is left out for which reason. */
export function writeReadme(
  locale: Actor["locale"],
  { name, at }: { name: string | null; at: Date },
): string {
  const t = README_TEXTS[locale];
  const exported = personalTables().flatMap(([, table]) =>
    "file" in table.export ? [table.export.file] : [],
  );
  const omitted = [...findOmitted()].map(([reason, { tables, columns }]) =>
    [
      `- ${OMISSION_TEXTS[reason][locale]}.`,
      ...(tables.length > 0 ? [`  ${t.tablesOf}: ${tables.join(", ")}`] : []),
      ...(columns.length > 0 ? [`  ${t.columnsOf}: ${columns.join(", ")}`] : []),
    ].join("\n"),
  );
  const time = at.toISOString().slice(0, 16).replace("T", " ");
  return [
    t.title,
    "=".repeat(t.title.length),
    "",
    t.written.replace("{time}", time).replace("{name}", () => name ?? t.nobody),
    "",
    ...[t.data, t.tables, t.media, t.manifest].map((line) => `- ${line}`),
    "",
    t.origin,
    "",
    t.files,
    "-".repeat(t.files.length),
    ...[...new Set(exported)].map((file) => `- ${file}.json: ${FILE_TEXTS[file]?.[locale] ?? file}`),
    "",
    t.omitted,
    "-".repeat(t.omitted.length),
    ...omitted,
    "",
  ].join("\n");
}

/** Names every table and column with personal data that is not exported, by its reason. */
function findOmitted(): Map<Reason, Omitted> {
  const found = new Map<Reason, Omitted>();
  const at = (reason: Reason) => {
    const known = found.get(reason) ?? { tables: [], columns: [] };
    found.set(reason, known);
    return known;
  };
  for (const [name, table] of personalTables()) {
    if ("left" in table.export) {
      at(table.export.left).tables.push(`${name} (${getColumns(table).join(", ")})`);
      continue;
    }
    for (const [column, { omitted }] of Object.entries(table.columns))
      if (omitted) at(omitted).columns.push(`${name}.${column}`);
    if (table.export.displayOnlySources.length > 0) at("display_only").tables.push(name);
  }
  return found;
}
