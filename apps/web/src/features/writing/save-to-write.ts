import type { AnswerProblems } from "./answers/answer-problems";
import { classifyAnswersError } from "./answers/classify-answers-error";
import { firstProblem, WIZARD_STEPS, type WizardStep } from "./wizard-steps";

type Saved =
  | { kind: "saved"; id: string }
  /** The first step on which something is wrong. */
  | { kind: "invalid"; step: WizardStep }
  /** Changed in another tab: told, and solved, on the page. */
  | { kind: "conflict" }
  | { kind: "failed"; error: unknown };

/** Before a text is written: all answers are right, and the server has them as they are seen. */
export async function saveToWrite(
  problems: AnswerProblems,
  settle: () => Promise<string | null>,
): Promise<Saved> {
  const step = WIZARD_STEPS.find((one) => firstProblem(one, problems));
  if (step) return { kind: "invalid", step };
  try {
    const id = await settle();
    return id === null ? { kind: "failed", error: null } : { kind: "saved", id };
  } catch (error) {
    return classifyAnswersError(error) === "conflict" ? { kind: "conflict" } : { kind: "failed", error };
  }
}
