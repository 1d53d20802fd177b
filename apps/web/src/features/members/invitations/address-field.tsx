import { INVITED_EMAIL_LENGTH } from "@takt/domain/members/model/member-input";
import { WORKSPACE_LIMITS } from "@takt/domain/workspaces/model/workspace-limits";
import { Field } from "@takt/ui/field";
import { Textarea } from "@takt/ui/input";
import { verbatim } from "@takt/ui/verbatim";
import type { RefObject } from "react";
import { useT } from "~/i18n/use-t";

/** As many addresses as a workspace has seats, each with what parts it from the next. */
const MAX_LENGTH = WORKSPACE_LIMITS.members * (INVITED_EMAIL_LENGTH + 2);

type Props = {
  ref: RefObject<HTMLTextAreaElement | null>;
  value: string;
  error: string | null;
  onChange: (text: string) => void;
};

/** The addresses of those who are invited, in lines or between commas. Ctrl+Enter sends them. */
export function AddressField({ ref, value, error, onChange }: Props) {
  const { t } = useT("members");
  return (
    <Field label={t("invite.email")} hint={t("invite.emailHint")} error={error}>
      {(control) => (
        <Textarea
          {...control}
          {...verbatim}
          ref={ref}
          rows={2}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_LENGTH}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey) || event.repeat) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
          className="max-h-48"
        />
      )}
    </Field>
  );
}
