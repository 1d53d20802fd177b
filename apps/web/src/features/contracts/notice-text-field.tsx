import { NOTICE_LIMITS, type NoticeFieldName } from "@takt/domain/billing/model/notice-fields";
import type { ComponentProps } from "react";
import { fillText } from "../shared/light-form/fill-text";
import { LightTextField } from "../shared/light-form/light-text-field";
import type { Messages } from "@takt/i18n/namespaces";
import type { NoticeForm } from "./use-notice-form";

type Props = {
  form: NoticeForm;
  texts: Messages["contracts"];
  name: NoticeFieldName;
  multiline?: boolean;
} & Pick<ComponentProps<"input">, "type" | "autoComplete">;

/** One field of the form with its problem. Only the wanted day may be empty. */
export function NoticeTextField({ form, texts, name, ...props }: Props) {
  const { label, hint, problem } = texts.fields[name];
  const found = form.problems[name];
  const tooLong = name !== "wantedOn" && fillText(texts.tooLong, { max: NOTICE_LIMITS[name] });
  return (
    <LightTextField
      {...props}
      name={name}
      label={label}
      hint={hint}
      problem={found && (found === "tooLong" && tooLong ? tooLong : problem)}
      value={form.fields[name]}
      onChange={(text) => form.change({ [name]: text })}
      required={name !== "wantedOn"}
      readOnly={form.sending}
    />
  );
}
