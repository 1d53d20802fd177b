import type { CompositionAnswers } from "@takt/domain/writing/model/composition-answers";
import type { WritingUsage } from "@takt/domain/writing/model/composition-view";
import type { AnswerProblems } from "../answers/answer-problems";

/** The props of every step. */
export type StepProps = {
  answers: CompositionAnswers;
  update: (change: Partial<CompositionAnswers>) => void;
  /** The problems to show: missing answers are left out before the first attempt. */
  problems: AnswerProblems;
  usage: WritingUsage;
  announce: (text: string) => void;
};
