import { textControl } from "@takt/ui/control-style";
import { verbatim } from "@takt/ui/verbatim";
import type { ComponentProps } from "react";
import { FieldProblemText, type ProblemTexts } from "./field-problem-text";
import type { PublicFormState } from "./use-public-form";

type Props = {
  form: PublicFormState;
  name: string;
  texts: { label: string; hint?: string } & ProblemTexts;
  multiline?: boolean;
} & Pick<ComponentProps<"input">, "type" | "autoComplete" | "required">;

/** A text field with its hint and its problem. What is too long is said, and not cut off. */
export function TextField({ form, name, texts, multiline, type, ...more }: Props) {
  const problem = form.findProblem(name);
  const describedBy = [texts.hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(" ");
  const shared = {
    ...more,
    id: name,
    name,
    value: form.fields[name] ?? "",
    readOnly: form.sending,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": describedBy || undefined,
    onChange: (event: { target: { value: string } }) => form.change(name, event.target.value),
  };
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={name} className="text-sm font-medium">
        {texts.label}
      </label>
      {multiline ? (
        <textarea
          {...verbatim}
          {...shared}
          className={`${textControl} field-sizing-content min-h-24 resize-y py-2 leading-6`}
        />
      ) : (
        <input
          {...shared}
          type={type}
          className={`${textControl} h-9 pointer-coarse:h-11 ${type === "date" ? "max-w-60" : ""}`}
        />
      )}
      {texts.hint && (
        <p id={`${name}-hint`} className="text-caption text-pretty text-muted-fg">
          {texts.hint}
        </p>
      )}
      {problem && <FieldProblemText name={name} problem={problem} texts={texts} />}
    </div>
  );
}
