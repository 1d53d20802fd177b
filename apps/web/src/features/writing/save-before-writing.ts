import type { AnswerProblems } from "./answers/answer-problems";
import { getDomainError } from "../shared/get-domain-error";
import { firstProblem, WIZARD_STEPS, type WizardStep } from "./wizard-steps";

type Saved =
  | { kind: "saved"; id: string }
  /** The first step with a problem. */
  | { kind: "invalid"; step: WizardStep }
  /** Changed in another tab; ChangedElsewhere resolves it. */
  | { kind: "conflict" }
  | { kind: "failed"; error: unknown };

/** Validates and saves the answers before a text is written, so that the server has what the user sees. */
export async function saveBeforeWriting(
  problems: AnswerProblems,
  saveNow: () => Promise<string | null>,
): Promise<Saved> {
  const step = WIZARD_STEPS.find((one) => firstProblem(one, problems));
  if (step) return { kind: "invalid", step };
  try {
    const id = await saveNow();
    return id === null ? { kind: "failed", error: null } : { kind: "saved", id };
  } catch (error) {
    const isConflict = getDomainError(error)?.code === "composition_changed";
    return isConflict ? { kind: "conflict" } : { kind: "failed", error };
  }
}
