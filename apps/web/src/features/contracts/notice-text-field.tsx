import { NOTICE_LIMITS } from "@takt/domain/billing/model/notice-input";
import { Field } from "@takt/ui/field";
import { Input, Textarea } from "@takt/ui/input";
import { useT } from "next-i18next/client";
import type { ComponentProps } from "react";
import type { FieldName } from "./notice-fields";
import type { NoticeForm } from "./use-notice-form";

type Props = { form: NoticeForm; name: FieldName; multiline?: boolean } & Pick<
  ComponentProps<"input">,
  "type" | "autoComplete"
>;

/** One field of the form with its problem. Only the wanted day may be empty. */
export function NoticeTextField({ form, name, multiline = false, ...props }: Props) {
  const { t } = useT("contracts");
  const optional = name === "wantedOn";
  const shared = {
    name,
    required: !optional,
    readOnly: form.sending,
    value: form.fields[name],
    onChange: (event: { target: { value: string } }) => form.change({ [name]: event.target.value }),
    ...(!optional && { maxLength: NOTICE_LIMITS[name] }),
  };
  return (
    <Field
      label={t(`fields.${name}.label`)}
      hint={t(`fields.${name}.hint`)}
      error={form.problems.includes(name) && t(`fields.${name}.problem`)}
    >
      {(control) =>
        multiline ? (
          <Textarea {...control} {...shared} />
        ) : (
          <Input {...control} {...shared} {...props} className={optional ? "max-w-60" : undefined} />
        )
      }
    </Field>
  );
}
