import { fillText } from "~/features/shared/fill-text";
import type { FieldProblem } from "@takt/domain/shared/field-problems";
import { CircleAlert } from "lucide-react";

/** By what can be wrong; `problem` says it where no text of its own does. */
export type ProblemTexts = Partial<Record<FieldProblem["code"] | "problem", string>>;

type Props = { name: string; problem: FieldProblem; texts: ProblemTexts };

/** The problem of a field, which names it by `aria-describedby`. */
export function FieldProblemText({ name, problem: { code, max = 0 }, texts }: Props) {
  return (
    <p id={`${name}-problem`} className="flex items-start gap-1.5 text-caption text-danger-text">
      <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span>{fillText(texts[code] ?? texts.problem ?? "", { max })}</span>
    </p>
  );
}
