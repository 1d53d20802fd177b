import { type Scope, SCOPES } from "@takt/domain/api-keys/model/scopes";
import { Checkbox } from "@takt/ui/checkbox";
import { FieldError } from "@takt/ui/field";
import { verbatim } from "@takt/ui/verbatim";
import { useId, type Ref } from "react";
import { useT } from "~/i18n/use-t";
import { useScopeText } from "../use-scope-text";

type Props = {
  scopes: readonly Scope[];
  /** Whether none is chosen, and one has to be. */
  isMissing: boolean;
  firstRef: Ref<HTMLButtonElement>;
  onChange: (scopes: readonly Scope[]) => void;
};

/** Scopes of a key as checkboxes, each with a sentence and the name that errors use. */
export function ScopeBoxes({ scopes, isMissing, firstRef, onChange }: Props) {
  const { t } = useT("api-keys");
  const scopeText = useScopeText();
  const id = useId();
  return (
    <fieldset aria-describedby={isMissing ? `${id}-error` : undefined} className="grid gap-3">
      <legend className="mb-2.5 text-sm font-medium">{t("create.scopes")}</legend>
      {SCOPES.map((scope, index) => (
        <Checkbox
          key={scope}
          ref={index === 0 ? firstRef : undefined}
          checked={scopes.includes(scope)}
          onCheckedChange={(checked) =>
            onChange(SCOPES.filter((one) => (one === scope ? checked === true : scopes.includes(one))))
          }
          label={scopeText(scope).name}
          hint={
            <>
              {scopeText(scope).hint} <code {...verbatim}>{scope}</code>
            </>
          }
        />
      ))}
      {isMissing && <FieldError id={`${id}-error`}>{t("create.scopesMissing")}</FieldError>}
    </fieldset>
  );
}
