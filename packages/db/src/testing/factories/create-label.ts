import type { Db } from "../../client";
import type { Label, Prisma } from "../../generated/prisma/client";
import { sequence } from "./create-user";

/**
 * Creates a label of a user.
 * @param owner a user as createUser answers it
 */
export function createLabel(
  db: Db,
  owner: { id: string; workspaceId: string },
  overrides: Partial<Prisma.LabelUncheckedCreateInput> = {},
): Promise<Label> {
  const name = overrides.name ?? `Label ${sequence()}`;
  const base = { userId: owner.id, workspaceId: owner.workspaceId, color: "teal" as const };
  const foldedName = overrides.deletedAt ? null : name.toLowerCase();
  return db.label.create({ data: { ...base, name, foldedName, ...overrides } });
}
