import type { CompositionAnswers } from "@takt/domain/writing/model/composition-answers";
import type { WritingUsage } from "@takt/domain/writing/model/composition-view";
import type { AnswerProblems } from "../answers/answer-problems";

/** What every step gets. */
export type StepProps = {
  answers: CompositionAnswers;
  update: (change: Partial<CompositionAnswers>) => void;
  /** As they are shown: emptiness is no reproach before the first try. */
  problems: AnswerProblems;
  usage: WritingUsage;
  announce: (text: string) => void;
};
