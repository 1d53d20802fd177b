import { focusRing } from "@takt/ui/control-style";
import { FieldProblemText, type ProblemTexts } from "./field-problem-text";
import type { PublicFormState } from "./use-public-form";

type Props = {
  form: PublicFormState;
  name: string;
  texts: { label: string } & ProblemTexts;
  options: readonly { value: string; label: string; hint: string }[];
};

/** A choice of one of a few options, with what each means: radio buttons of the browser. */
export function ChoiceField({ form, name, texts, options }: Props) {
  const problem = form.findProblem(name);
  return (
    <fieldset
      role="radiogroup"
      aria-required
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${name}-problem` : undefined}
      className="grid min-w-0 gap-1.5"
    >
      <legend className="mb-2 text-sm font-medium">{texts.label}</legend>
      <div className="grid gap-3">
        {options.map(({ value, label, hint }) => (
          <div key={value} className="flex items-start gap-2.5">
            <input
              type="radio"
              id={`${name}-${value}`}
              name={name}
              value={value}
              checked={form.fields[name] === value}
              disabled={form.sending}
              aria-describedby={`${name}-${value}-hint`}
              onChange={() => form.change(name, value)}
              className={`mt-0.5 size-5 shrink-0 cursor-pointer rounded-full accent-primary ${focusRing}`}
            />
            <span className="grid min-w-0 gap-0.5">
              <label htmlFor={`${name}-${value}`} className="cursor-pointer text-sm pointer-coarse:py-1">
                {label}
              </label>
              <span id={`${name}-${value}-hint`} className="text-caption text-pretty text-muted-fg">
                {hint}
              </span>
            </span>
          </div>
        ))}
      </div>
      {problem && <FieldProblemText name={name} problem={problem} texts={texts} />}
    </fieldset>
  );
}
