import { DATA_REQUEST_LIMITS, needsDetails } from "@takt/domain/privacy/model/data-request-fields";
import type { ComponentProps } from "react";
import { fillText } from "../shared/light-form/fill-text";
import { LightTextField } from "../shared/light-form/light-text-field";
import type { Messages } from "@takt/i18n/namespaces";
import type { RequestForm } from "./use-request-form";

type Name = "firstName" | "lastName" | "email" | "details";
type Props = { form: RequestForm; texts: Messages["data-requests"]["fields"]; name: Name } & Pick<
  ComponentProps<"input">,
  "type" | "autoComplete"
>;

/** One text field of the form with its hint and its problem. */
export function RequestTextField({ form, texts, name, ...props }: Props) {
  const { fields, problems } = form;
  const own: Partial<Record<string, string>> & { label: string } = texts[name];
  const required = name !== "details" || needsDetails(fields.type);
  return (
    <LightTextField
      {...props}
      name={name}
      label={name === "details" && required ? texts.details.labelNeeded : own.label}
      hint={own["hint"]}
      problem={problems[name] && fillText(own[problems[name]] ?? "", { max: DATA_REQUEST_LIMITS[name] })}
      value={fields[name]}
      onChange={(text) => form.change({ [name]: text })}
      multiline={name === "details"}
      required={required}
      readOnly={form.sending}
    />
  );
}
