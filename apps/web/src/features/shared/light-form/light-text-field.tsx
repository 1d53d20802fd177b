import { textControl } from "@takt/ui/control-style";
import { verbatim } from "@takt/ui/verbatim";
import type { ComponentProps } from "react";
import { FieldProblem } from "./field-problem";

type Props = {
  name: string;
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  multiline?: boolean;
} & Pick<ComponentProps<"input">, "type" | "autoComplete" | "required" | "readOnly">;

/** A text field with its hint and its problem, without a library. What is too long is said, and not cut off. */
export function LightTextField(props: Props) {
  const { name, label, hint, problem, value, onChange, multiline, type, autoComplete, ...more } = props;
  const describedBy = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(" ");
  const shared = {
    ...more,
    id: name,
    name,
    value,
    autoComplete,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": describedBy || undefined,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={name} className="text-sm font-medium">
        {label}
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
      {hint && (
        <p id={`${name}-hint`} className="text-caption text-pretty text-muted-fg">
          {hint}
        </p>
      )}
      {problem && <FieldProblem id={`${name}-problem`} text={problem} />}
    </div>
  );
}
