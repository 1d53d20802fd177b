import type { Messages } from "@takt/i18n/namespaces";
import { focusRing } from "@takt/ui/control-style";
import { FieldProblemText } from "../forms/parts/field-problem-text";
import type { PublicFormState } from "../forms/parts/use-public-form";

const NAME = "acknowledged";
type Props = {
  form: PublicFormState;
  texts: Messages["data-requests"]["fields"]["acknowledged"];
  policyHref: string;
};

/** Says that the privacy policy was taken note of. No consent: a right must not depend on one. */
export function Acknowledgement({ form, texts, policyHref }: Props) {
  const problem = form.findProblem(NAME);
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start gap-2.5">
        <input
          type="checkbox"
          id={NAME}
          name={NAME}
          required
          checked={form.fields[NAME] === "on"}
          disabled={form.sending}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${NAME}-problem` : undefined}
          onChange={(event) => form.change(NAME, event.target.checked ? "on" : undefined)}
          className={`mt-0.5 size-5 shrink-0 cursor-pointer rounded accent-primary ${focusRing}`}
        />
        <label htmlFor={NAME} className="text-sm text-pretty">
          {texts.before}
          <a href={policyHref} className="link">
            {texts.link}
          </a>
          {texts.after}
        </label>
      </div>
      {problem && <FieldProblemText name={NAME} problem={problem} texts={texts} />}
    </div>
  );
}
