import type { DMMF } from "@prisma/generator-helper";
import type { ColumnAnnotation } from "./annotation";
import { parseTags } from "./parse-tags";

const PERSONAL = /^(?<rule>[a-z]\w*)(?: (?<omitted>secret|internal))?(?<file> file)?(?<erased> erased)?$/;

type Columns = {
  columns: Record<string, ColumnAnnotation>;
  /** Columns that name a file in storage. */
  files: string[];
  /** Values of a pseudonymised row instead of the person's. */
  set: Record<string, string | null>;
};

export const columnName = ({ dbName, name }: DMMF.Field): string => dbName ?? name;

const getColumns = ({ fields }: DMMF.Model): DMMF.Field[] => fields.filter(({ kind }) => kind !== "object");

/** Reads the comments of a table with personal data: each column has `@personal RULE [secret|internal] [file] [erased]`. */
export function readColumns(model: DMMF.Model): Columns {
  const read: Columns = { columns: {}, files: [], set: {} };
  for (const field of getColumns(model)) {
    const name = columnName(field);
    const [tag, ...more] = parseTags(field.documentation);
    const { rule, omitted, file, erased } =
      (tag?.name === "personal" && more.length === 0 && PERSONAL.exec(tag.text)?.groups) || {};
    if (!rule)
      throw new Error(
        `${model.name}.${field.name} needs /// @personal RULE [secret|internal] [file] [erased]`,
      );
    read.columns[name] = { rule, ...(omitted && { omitted: omitted as "secret" | "internal" }) };
    if (file) read.files.push(name);
    if (erased) read.set[name] = emptyValue(field);
  }
  return read;
}

/** Checks the comments of a table without personal data: each column has `@nonPersonal`, and nothing more. */
export function readNonPersonalColumns(model: DMMF.Model): string[] {
  return getColumns(model).map((field) => {
    const [tag, ...more] = parseTags(field.documentation);
    if (tag?.name !== "nonPersonal" || tag.text !== "" || more.length > 0)
      throw new Error(`${model.name}.${field.name} needs /// @nonPersonal`);
    return columnName(field);
  });
}

function emptyValue({ isRequired, type }: DMMF.Field): string | null {
  if (!isRequired) return null;
  return type === "Json" ? "{}" : "";
}
