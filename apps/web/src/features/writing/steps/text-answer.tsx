import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import { numberFormat } from "@takt/domain/shared/number-format";
import { WRITING_LIMITS } from "@takt/domain/writing/model/writing-limits";
import { Field } from "@takt/ui/field";
import { Textarea } from "@takt/ui/input";
import { useT } from "~/i18n/use-t";
import { useId } from "react";
import { CharacterCount } from "~/features/shared/character-count";
import { useLocale } from "~/features/shared/use-locale";
import type { StepProps } from "./step-props";

type Props = Pick<StepProps, "answers" | "update" | "problems"> & {
  name: "topic" | "targetAudience" | "customCallToAction";
  required?: boolean;
  className?: string;
};

/** A text field with its limit and its problem. A text that is too long is not cut. */
export function TextAnswer({ name, answers, update, problems, required, className }: Props) {
  const { t } = useT("writing");
  const number = numberFormat(INTL_LOCALE[useLocale()]);
  const counterId = useId();
  const problem = problems[name];
  const max = WRITING_LIMITS[name];
  return (
    <div className="grid gap-1">
      <Field
        label={t(`fields.${name}`)}
        hint={t(`hints.${name}`)}
        error={
          problem &&
          (problem === "missing" && name !== "targetAudience"
            ? t(`problems.${name}`)
            : t("problems.tooLong", { max: number.format(max) }))
        }
      >
        {(control) => (
          <Textarea
            {...control}
            name={name}
            aria-required={required || undefined}
            aria-describedby={[control["aria-describedby"], counterId].filter(Boolean).join(" ")}
            value={answers[name]}
            placeholder={t(`placeholders.${name}`)}
            onChange={(event) => update({ [name]: event.target.value })}
            className={className}
          />
        )}
      </Field>
      <span className="justify-self-end">
        <CharacterCount id={counterId} length={answers[name].length} max={max} />
      </span>
    </div>
  );
}
