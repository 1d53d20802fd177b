import type { Rewrite } from "@takt/domain/writing/model/rewrite";
import { getDomainError } from "~/features/shared/get-domain-error";
import type { AnswerProblems } from "../answers/answer-problems";
import { firstProblem, WIZARD_STEPS, type WizardStep } from "../wizard-steps";
import type { WritingJob } from "./assistant-state";

/** Why a job was not started. */
export type Refusal =
  /** There is one already. */
  | { kind: "busy" }
  /** The first step with a problem. */
  | { kind: "invalid"; step: WizardStep }
  /** The answers were changed in another tab; ChangedElsewhere resolves it. */
  | { kind: "conflict" }
  | { kind: "notSaved"; what: "text" | "answers"; error: unknown };

type Saving = {
  /** Saves what is typed in the version that is shown; resolves to the version that has it, null when none is shown. */
  saveText: () => Promise<string | null>;
  /** Saves the answers; resolves to their composition, null when an answer cannot be saved. */
  saveAnswers: () => Promise<string | null>;
};

/** Returns the job that writes a text from the answers, once the server has what the user sees. */
export async function prepareText(
  engine: "outline" | null,
  problems: AnswerProblems,
  { saveText, saveAnswers }: Saving,
): Promise<WritingJob | Refusal> {
  const text = await save("text", saveText);
  if (text.kind !== "saved") return text;
  const step = WIZARD_STEPS.find((one) => firstProblem(one, problems));
  if (step) return { kind: "invalid", step };
  const answers = await save("answers", saveAnswers);
  if (answers.kind !== "saved") return answers;
  if (answers.id === null) return { kind: "notSaved", what: "answers", error: null };
  return { id: answers.id, kind: "write", engine };
}

/** Returns the job that rewrites a version, once it has what the user sees; `choose` gets the version that is shown. */
export async function prepareRewrite(
  rewrite: Rewrite,
  compositionId: string,
  choose: (shownId: string | null) => string | null,
  { saveText }: Pick<Saving, "saveText">,
): Promise<WritingJob | Refusal> {
  const text = await save("text", saveText);
  if (text.kind !== "saved") return text;
  const versionId = choose(text.id);
  if (versionId === null) return { kind: "notSaved", what: "text", error: null };
  return { id: compositionId, kind: "rewrite", versionId, rewrite };
}

async function save(
  what: "text" | "answers",
  run: () => Promise<string | null>,
): Promise<{ kind: "saved"; id: string | null } | Refusal> {
  try {
    return { kind: "saved", id: await run() };
  } catch (error) {
    const isConflict = getDomainError(error)?.code === "composition_changed";
    return isConflict ? { kind: "conflict" } : { kind: "notSaved", what, error };
  }
}
