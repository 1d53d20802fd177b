import type { ApprovalDraft, StageDraft } from "@takt/domain/posts/model/approval-draft";
import type { ApprovalRulesInput } from "@takt/domain/posts/model/approval-input";
import type { ApprovalRules } from "@takt/domain/posts/model/approval-view";

/** A stage at which everybody approves whose role does. */
export const newStage = (key: string, name: string): StageDraft => ({
  key,
  name,
  isEveryone: true,
  approverIds: [],
});

/**
 * Turns the rules of the workspace into what a form edits.
 * @param preset the name of the stage that is offered where there is none
 */
export function toDraft(
  { stages, isOwnAllowed, reminderHours }: ApprovalRules,
  preset: string,
): ApprovalDraft {
  const drafts = stages.map(({ name, approverIds }, position) => ({
    key: String(position),
    name,
    isEveryone: approverIds === null,
    approverIds: approverIds ?? [],
  }));
  const isNeeded = drafts.length > 0;
  return { isNeeded, stages: isNeeded ? drafts : [newStage("0", preset)], isOwnAllowed, reminderHours };
}

/**
 * Turns what is edited into the input of the procedure.
 * @param approvers the ids of those whose role approves by now: who is no longer among them is not chosen
 */
export function toRules(draft: ApprovalDraft, approvers: readonly string[]): ApprovalRulesInput {
  const { isNeeded, isOwnAllowed, reminderHours } = draft;
  const stages = draft.stages.map((stage) => ({
    name: stage.name,
    approverIds: stage.isEveryone ? null : listChosen(stage, approvers),
  }));
  return { stages: isNeeded ? stages : [], isOwnAllowed, reminderHours };
}

/** The members who are chosen at a stage, and approve by their role. */
export const listChosen = ({ approverIds }: StageDraft, approvers: readonly string[]): string[] =>
  approvers.filter((id) => approverIds.includes(id));

/** Drafts that differ in nothing else are the same rules: what is not shown does not count. */
export function normalizeDraft({ isNeeded, stages, ...options }: ApprovalDraft): ApprovalDraft {
  if (!isNeeded) return { isNeeded, stages: [], isOwnAllowed: false, reminderHours: 0 };
  return {
    ...options,
    isNeeded,
    stages: stages.map(({ name, isEveryone, approverIds }) => ({
      key: "",
      name: name.trim(),
      isEveryone,
      approverIds: isEveryone ? [] : approverIds.toSorted(),
    })),
  };
}

/** Swaps a stage with its neighbour: -1 is the one above, 1 the one below. */
export function moveStage(stages: StageDraft[], from: number, by: -1 | 1): StageDraft[] {
  const moved = stages[from];
  const other = stages[from + by];
  if (!moved || !other) return stages;
  return stages.map((stage, position) =>
    position === from ? other : position === from + by ? moved : stage,
  );
}
