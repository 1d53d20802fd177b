import { CircleAlert } from "lucide-react";

/** What is wrong with a field, which it names by `aria-describedby`. */
export function FieldProblem({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-caption text-danger-text">
      <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span>{text}</span>
    </p>
  );
}
