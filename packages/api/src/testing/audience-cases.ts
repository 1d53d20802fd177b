import type { ProcedureCase } from "./procedure-case";

const AUDIENCE = "id version name description updatedAt deletedAt".split(" ");
const toRef = ({ id, version }: { id: string; version: number }) => ({ id, version });

/** The rows of PROCEDURE_CASES for audiences. */
export const AUDIENCE_CASES: Record<string, ProcedureCase> = {
  "audiences.create": {
    input: () => ({ name: "Founders", description: "They decide alone" }),
    output: AUDIENCE,
  },
  "audiences.delete": { input: ({ audience }) => toRef(audience), output: [] },
  "audiences.list": {
    output: ["audiences", "deleted"].flatMap((list) => [list, ...AUDIENCE.map((key) => `${list}[].${key}`)]),
  },
  "audiences.restore": { input: ({ removedAudience }) => ({ id: removedAudience.id }), output: AUDIENCE },
  "audiences.update": {
    input: ({ audience }) => ({
      ref: toRef(audience),
      audience: { name: "Buyers", description: "They ask" },
    }),
    output: AUDIENCE,
  },
};
