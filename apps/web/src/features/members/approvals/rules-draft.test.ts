import type { ApprovalRules } from "@takt/domain/posts/model/approval-view";
import { expect, test } from "vitest";
import { moveStage, newStage, normalizeDraft, toDraft, toRules } from "./rules-draft";

const RULES: ApprovalRules = {
  stages: [
    { name: "Text", approverIds: null, approvers: 3 },
    { name: "Legal", approverIds: ["ada", "ben"], approvers: 2 },
  ],
  isOwnAllowed: false,
  reminderHours: 24,
};
const NONE: ApprovalRules = { ...RULES, stages: [] };
const draft = toDraft(RULES, "Approval");

test("rules that are not changed are saved as they are", () => {
  expect(toRules(draft, ["ada", "ben", "carl"])).toEqual({
    stages: [
      { name: "Text", approverIds: null },
      { name: "Legal", approverIds: ["ada", "ben"] },
    ],
    isOwnAllowed: false,
    reminderHours: 24,
  });
});

test("a workspace without stages is offered one, which is saved only where an approval is needed", () => {
  const offered = toDraft(NONE, "Approval");
  expect(toRules(offered, []).stages).toEqual([]);
  expect(toRules({ ...offered, isNeeded: true }, []).stages).toEqual([
    { name: "Approval", approverIds: null },
  ]);
});

test("a member whose role no longer approves is not chosen", () => {
  expect(toRules(draft, ["ben"]).stages[1]?.approverIds).toEqual(["ben"]);
});

test("chosen members stay chosen while everybody approves, and are not sent", () => {
  const everyone = draft.stages.map((stage) => ({ ...stage, isEveryone: true }));
  expect(toRules({ ...draft, stages: everyone }, ["ada"]).stages[1]?.approverIds).toBeNull();
  expect(everyone[1]?.approverIds).toEqual(["ada", "ben"]);
});

test("keys, blanks, the order of chosen members and all that is not shown make no other rules", () => {
  const [text, legal] = draft.stages;
  const same = [
    { ...text!, key: "x", name: " Text ", approverIds: ["carl"] },
    { ...legal!, approverIds: ["ben", "ada"] },
  ];
  expect(normalizeDraft({ ...draft, stages: same })).toEqual(normalizeDraft(draft));
  const off = { ...draft, isNeeded: false };
  expect(normalizeDraft({ ...off, reminderHours: 1, stages: [] })).toEqual(normalizeDraft(off));
  expect(normalizeDraft(off)).not.toEqual(normalizeDraft(draft));
});

test("a stage changes places with its neighbour, and not beyond the ends", () => {
  const stages = ["a", "b", "c"].map((name) => newStage(name, name));
  const names = (from: number, by: -1 | 1) => moveStage(stages, from, by).map(({ name }) => name);
  expect(names(2, -1)).toEqual(["a", "c", "b"]);
  expect(names(0, 1)).toEqual(["b", "a", "c"]);
  expect(moveStage(stages, 0, -1)).toBe(stages);
  expect(moveStage(stages, 2, 1)).toBe(stages);
});
