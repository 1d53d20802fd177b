import { v7 } from "uuid";
import type { ProcedureCase } from "./procedure-case";

const WORKSPACE = ["id", "name", "slug", "role"];

export const WORKSPACE_CASES: Record<string, ProcedureCase> = {
  "workspaces.list": { output: WORKSPACE.map((key) => `[].${key}`) },
  "workspaces.create": {
    plan: "enterprise",
    input: () => ({ id: v7(), name: "Studio" }),
    output: WORKSPACE,
  },
  "posts.workspace": { input: ({ draft }) => ({ id: draft.id }), output: ["slug"] },
  "workspaces.rename": { input: () => ({ name: "Renamed" }), output: WORKSPACE },
};
