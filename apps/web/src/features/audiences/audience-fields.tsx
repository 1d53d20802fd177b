import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import { AUDIENCE_LIMITS } from "@takt/domain/audiences/model/audience-limits";
import { Field } from "@takt/ui/field";
import { Input, Textarea } from "@takt/ui/input";
import { isComposing } from "@takt/ui/is-composing";
import { useT } from "~/i18n/use-t";
import { useId, type ReactNode } from "react";
import { CharacterCount } from "../shared/character-count";
import { useLocale } from "../shared/use-locale";
import type { AudienceForm } from "./use-audience-form";

type Props = { form: AudienceForm; onSubmit: () => void };

/** The two fields of an audience, each with its limit and its problem. */
export function AudienceFields({ form, onSubmit }: Props) {
  const { t } = useT("audiences");
  const number = new Intl.NumberFormat(INTL_LOCALE[useLocale()]);
  const counterId = useId();
  const field = (
    name: "name" | "description",
    render: (control: { "aria-describedby": string; id: string; "aria-invalid"?: true }) => ReactNode,
  ) => {
    const problem = form.problems[name];
    const max = AUDIENCE_LIMITS[name];
    return (
      <div className="grid gap-1">
        <Field
          label={t(`fields.${name}`)}
          error={problem && t(`problems.${name}.${problem}`, { max: number.format(max) })}
        >
          {(control) =>
            render({
              ...control,
              "aria-describedby": [control["aria-describedby"], `${counterId}-${name}`]
                .filter(Boolean)
                .join(" "),
            })
          }
        </Field>
        <span className="justify-self-end">
          <CharacterCount id={`${counterId}-${name}`} length={form.values[name].trim().length} max={max} />
        </span>
      </div>
    );
  };
  return (
    <>
      {field("name", (control) => (
        <Input
          {...control}
          name="name"
          required
          autoComplete="off"
          value={form.values.name}
          placeholder={t("placeholders.name")}
          onChange={(event) => form.set({ name: event.target.value })}
        />
      ))}
      {field("description", (control) => (
        <Textarea
          {...control}
          name="description"
          required
          value={form.values.description}
          placeholder={t("placeholders.description")}
          onChange={(event) => form.set({ description: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey) || isComposing(event)) return;
            event.preventDefault();
            onSubmit();
          }}
          className="max-h-72 min-h-28"
        />
      ))}
    </>
  );
}
