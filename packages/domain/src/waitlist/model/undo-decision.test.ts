import { expect, test } from "vitest";
import { undoDecision } from "./undo-decision";

const stood = (id: string, was: "waitlisted" | "active" | "rejected", reason: string | null = null) => ({
  id,
  was,
  reason,
});

test("each account gets its previous status: equal ones together, a rejection with its own reason", () => {
  expect(
    undoDecision([
      stood("a", "active"),
      stood("b", "waitlisted"),
      stood("c", "active"),
      stood("d", "rejected", "Not yet."),
      stood("e", "rejected", "Never."),
    ]),
  ).toEqual([
    { ids: ["a", "c"], decision: "active", again: true },
    { ids: ["b"], decision: "waitlisted" },
    { ids: ["d"], decision: "rejected", reason: "Not yet." },
    { ids: ["e"], decision: "rejected", reason: "Never." },
  ]);
});

test("no changes need no decisions", () => {
  expect(undoDecision([])).toEqual([]);
});
