import type { DMMF } from "@prisma/generator-helper";
import type { PersonLink } from "./annotation";
import { columnName } from "./read-columns";

const PERSON = "User";

/**
 * Returns how the rows of a model lead to their person by its foreign keys: those to users, or, where it has none, those
 * by which the database deletes its rows with another table's.
 */
export function readLinks(model: DMMF.Model, models: readonly DMMF.Model[]): PersonLink[] {
  const keys = model.fields.filter(({ relationFromFields }) => relationFromFields?.length === 1);
  const toUsers = keys.filter(({ type }) => type === PERSON);
  const leading =
    toUsers.length > 0 ? toUsers : keys.filter(({ relationOnDelete }) => relationOnDelete === "Cascade");
  return leading.map(({ type, relationFromFields, relationToFields }) => {
    const target = models.find(({ name }) => name === type)!;
    return {
      column: getColumn(model, relationFromFields![0]!),
      table: target.dbName ?? target.name,
      key: getColumn(target, relationToFields![0]!),
    };
  });
}

const getColumn = ({ fields }: DMMF.Model, name: string) =>
  columnName(fields.find((field) => field.name === name)!);
