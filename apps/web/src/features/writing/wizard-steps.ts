import type { CompositionAnswers } from "@takt/domain/writing/model/composition-answers";
import type { AnswerProblems } from "./answers/answer-problems";

/** The four steps, in their order. */
export const WIZARD_STEPS = ["basics", "style", "final", "review"] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];
/** The values of ?step=: a step by its number, or the result. */
export const WIZARD_VIEWS = ["1", "2", "3", "4", "result"] as const;
export type WizardView = (typeof WIZARD_VIEWS)[number];

type Answer = keyof CompositionAnswers;

/** The answers of each step, in order. */
export const STEP_ANSWERS = {
  basics: ["topic", "targetAudience", "postGoal"],
  style: ["contentType", "tone", "length"],
  final: ["callToAction", "customCallToAction", "hashtags", "personalReference", "useResearch"],
  review: ["language", "address"],
} as const satisfies Record<WizardStep, readonly Answer[]>;

/** The answers that are typed, not chosen. */
const TYPED: ReadonlySet<Answer> = new Set(["topic", "targetAudience", "customCallToAction", "hashtags"]);

/** Returns the view of a step, such as `1` for basics. */
export function toView(step: WizardStep): WizardView {
  return WIZARD_VIEWS[WIZARD_STEPS.indexOf(step)]!;
}

/** Returns the step of a view, or null for the result. */
export function findStep(view: WizardView): WizardStep | null {
  return WIZARD_STEPS[WIZARD_VIEWS.indexOf(view)] ?? null;
}

/** Returns the first answer of a step with a problem, or null when the step is complete. */
export function firstProblem(step: WizardStep, problems: AnswerProblems): Answer | null {
  return STEP_ANSWERS[step].find((answer) => problems[answer]) ?? null;
}

/** Tells whether all steps before a step are complete. */
export function isReachable(step: WizardStep, problems: AnswerProblems): boolean {
  return WIZARD_STEPS.slice(0, WIZARD_STEPS.indexOf(step)).every((one) => !firstProblem(one, problems));
}

/** Returns the view to show: the requested one, or the first incomplete step before it. */
export function shownView(
  asked: WizardView | null,
  problems: AnswerProblems,
  hasResult: boolean,
): WizardView {
  const wanted = asked ?? (hasResult ? "result" : "1");
  if (wanted === "result" && hasResult) return "result";
  const step = findStep(wanted) ?? "review";
  const before = WIZARD_STEPS.slice(0, WIZARD_STEPS.indexOf(step));
  return toView(before.find((one) => firstProblem(one, problems)) ?? step);
}

/** Returns what was answered in a step: the texts that are not empty, and the options that were chosen by their labels. */
export function givenAnswers(
  step: WizardStep,
  answers: CompositionAnswers,
): Record<"typed" | "chosen", Answer[]> {
  const isTyped = (answer: Answer) => typeof answers[answer] !== "string" || TYPED.has(answer);
  const given = STEP_ANSWERS[step].filter((answer) => typeof answers[answer] !== "boolean");
  const isEmpty = (answer: Answer) => answers[answer].toString().trim() === "";
  return {
    typed: given.filter((answer) => isTyped(answer) && !isEmpty(answer)),
    // A custom call to action is represented by its text, the language by the review step.
    chosen:
      step === "review" ? [] : given.filter((answer) => !isTyped(answer) && answers[answer] !== "custom"),
  };
}

/** Returns the answers that the last step summarizes, grouped by step; its own answers are shown below. */
export function summaryAnswers({
  callToAction,
}: CompositionAnswers): { step: WizardStep; answers: Answer[] }[] {
  return (["basics", "style", "final"] as const).map((step) => ({
    step,
    // A custom call to action is represented by its text.
    answers: STEP_ANSWERS[step].filter(
      (answer) => answer !== (callToAction === "custom" ? "callToAction" : "customCallToAction"),
    ),
  }));
}
