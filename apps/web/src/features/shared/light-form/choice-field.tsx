import { focusRing } from "@takt/ui/control-style";
import { FieldProblem } from "./field-problem";

type Props<Value extends string> = {
  name: string;
  label: string;
  options: readonly { value: Value; label: string; hint: string }[];
  value: Value | "";
  onChange: (value: Value) => void;
  problem?: string | undefined;
  disabled: boolean;
};

/** A choice of one of a few options, with what each means: radio buttons of the browser. */
export function ChoiceField<Value extends string>(props: Props<Value>) {
  const { name, label, options, value: chosen, onChange, problem, disabled } = props;
  return (
    <fieldset
      role="radiogroup"
      aria-required
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${name}-problem` : undefined}
      className="grid min-w-0 gap-1.5"
    >
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      <div className="grid gap-3">
        {options.map(({ value, ...texts }) => (
          <div key={value} className="flex items-start gap-2.5">
            <input
              type="radio"
              id={`${name}-${value}`}
              name={name}
              value={value}
              checked={chosen === value}
              disabled={disabled}
              aria-describedby={`${name}-${value}-hint`}
              onChange={() => onChange(value)}
              className={`mt-0.5 size-5 shrink-0 cursor-pointer rounded-full accent-primary ${focusRing}`}
            />
            <span className="grid min-w-0 gap-0.5">
              <label htmlFor={`${name}-${value}`} className="cursor-pointer text-sm pointer-coarse:py-1">
                {texts.label}
              </label>
              <span id={`${name}-${value}-hint`} className="text-caption text-pretty text-muted-fg">
                {texts.hint}
              </span>
            </span>
          </div>
        ))}
      </div>
      {problem && <FieldProblem id={`${name}-problem`} text={problem} />}
    </fieldset>
  );
}
