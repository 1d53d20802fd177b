import { v7 } from "uuid";
import type { ProcedureCase } from "./procedure-case";

const LABEL = ["id", "name", "color"];
const OUTCOME = ["[].kind", "[].id", "[].before"];

/** The procedures of labels. */
export const LABEL_CASES: Record<string, ProcedureCase> = {
  "labels.list": { output: LABEL.map((key) => `[].${key}`) },
  "labels.counts": { output: ["[].id", "[].posts"] },
  "labels.ofPost": { input: ({ draft }) => ({ id: draft.id }), output: [] },
  "labels.create": { input: () => ({ id: v7(), name: "Series", color: "teal" }), output: LABEL },
  "labels.update": {
    input: ({ label }) => ({ id: label.id, name: "Renamed", color: "blue" }),
    output: LABEL,
  },
  "labels.delete": { input: ({ label }) => ({ id: label.id }), output: [] },
  "labels.restore": { input: ({ removedLabel }) => ({ id: removedLabel.id }), output: LABEL },
  "labels.labelPosts": {
    input: ({ draft, label }) => ({ postIds: [draft.id], add: [label.id], remove: [] }),
    output: OUTCOME,
  },
  "labels.setPostLabels": {
    input: ({ draft, label }) => ({ posts: [{ id: draft.id, labelIds: [label.id] }] }),
    output: OUTCOME,
  },
};
