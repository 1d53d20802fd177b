import { focusRing } from "@takt/ui/control-style";
import { FieldProblem } from "../shared/light-form/field-problem";
import type { Messages } from "@takt/i18n/namespaces";
import type { RequestForm } from "./use-request-form";

type Props = {
  form: RequestForm;
  texts: Messages["data-requests"]["fields"]["acknowledged"];
  policyHref: string;
};

/** Says that the privacy policy was taken note of. No consent: a right must not depend on one. */
export function Acknowledgement({ form, texts, policyHref }: Props) {
  const problem = form.problems.acknowledged && texts.missing;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start gap-2.5">
        <input
          type="checkbox"
          id="acknowledged"
          name="acknowledged"
          required
          checked={form.fields.acknowledged}
          disabled={form.sending}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? "acknowledged-problem" : undefined}
          onChange={(event) => form.change({ acknowledged: event.target.checked })}
          className={`mt-0.5 size-5 shrink-0 cursor-pointer rounded accent-primary ${focusRing}`}
        />
        <label htmlFor="acknowledged" className="text-sm text-pretty">
          {texts.before}
          <a href={policyHref} className="link">
            {texts.link}
          </a>
          {texts.after}
        </label>
      </div>
      {problem && <FieldProblem id="acknowledged-problem" text={problem} />}
    </div>
  );
}
