import { STAGE_NAME_LENGTH } from "@takt/domain/posts/model/approval-input";
import { expect, test } from "vitest";
import { findFaults } from "./rules-faults";

const rules = (...stages: { name: string; approverIds: string[] | null }[]) => ({
  stages,
  isOwnAllowed: false,
  reminderHours: 24,
});

test("nothing is wrong with named stages at which somebody approves", () => {
  expect(findFaults(rules({ name: "Text", approverIds: null })).size).toBe(0);
  expect(findFaults(rules()).size).toBe(0);
});

test("a stage says what is wrong with its name and with its approvers", () => {
  const faults = findFaults(
    rules(
      { name: "  ", approverIds: [] },
      { name: "Text", approverIds: null },
      { name: "x".repeat(STAGE_NAME_LENGTH + 1), approverIds: null },
    ),
  );
  expect([...faults]).toEqual([
    [0, { name: "missing", approverIds: "missing" }],
    [2, { name: "tooLong" }],
  ]);
});
