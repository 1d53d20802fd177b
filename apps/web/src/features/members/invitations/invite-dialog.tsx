import { INVITED_EMAIL_LENGTH } from "@takt/domain/members/model/member-input";
import { GIVEN_ROLES, type GivenRole } from "@takt/domain/workspaces/model/given-role";
import { WORKSPACE_LIMITS } from "@takt/domain/workspaces/model/workspace-limits";
import { Button } from "@takt/ui/button";
import { Dialog, DialogContent } from "@takt/ui/dialog";
import { Field } from "@takt/ui/field";
import { Input } from "@takt/ui/input";
import { RadioGroup } from "@takt/ui/radio-group";
import { withVerbatim } from "@takt/ui/verbatim";
import { useId, useRef, useState, type FormEvent } from "react";
import { useT } from "~/i18n/use-t";
import { useDiscardQuestion } from "~/features/shared/leaving/use-discard-question";
import { useErrorText } from "~/features/shared/use-error-text";
import type { CurrentWorkspace } from "../current-workspace";
import { isEmail } from "./is-email";
import { LabelledChoice } from "./labelled-choice";
import { useInvite } from "./use-invite";

type Props = { workspace: CurrentWorkspace; onClose: () => void };

/** Invites somebody by their address: as what, and who may accept it. What is wrong stands at the address. */
export function InviteDialog({ workspace, onClose }: Props) {
  const { t } = useT(["members", "common"]);
  const errorText = useErrorText();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<GivenRole>("editor");
  const [isBound, setBound] = useState(true);
  const [isInvalid, setInvalid] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();
  const invite = useInvite(onClose);
  const { close, question } = useDiscardQuestion(email.trim() !== "", onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    setInvalid(!isEmail(address));
    if (isEmail(address)) void invite.run({ email: address, role, isBound });
    else field.current?.focus();
  };
  const error = isInvalid ? t("invite.emailInvalid") : invite.error ? errorText(invite.error) : null;
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent
        title={withVerbatim(workspace.name, (name) => t("invite.title", { workspace: name }))}
        description={t("invite.text", { days: WORKSPACE_LIMITS.invitationDays })}
        closeLabel={t("common:close")}
        footer={
          <>
            <Button onClick={onClose}>{t("common:cancel")}</Button>
            <Button type="submit" form={formId} variant="primary" loading={invite.isRunning}>
              {t("invite.send")}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate className="grid gap-5" onSubmit={submit}>
          <Field label={t("invite.email")} error={error}>
            {(control) => (
              <Input
                {...control}
                ref={field}
                type="email"
                autoComplete="off"
                maxLength={INVITED_EMAIL_LENGTH}
                value={email}
                onChange={({ target }) => {
                  setEmail(target.value);
                  setInvalid(false);
                  invite.clearError();
                }}
              />
            )}
          </Field>
          <LabelledChoice label={t("role")}>
            {(label) => (
              <RadioGroup
                label={label}
                value={role}
                onValueChange={setRole}
                options={GIVEN_ROLES.map((one) => ({
                  value: one,
                  label: t(`roles.${one}.name`),
                  hint: t(`roles.${one}.may`),
                }))}
              />
            )}
          </LabelledChoice>
          <LabelledChoice label={t("invite.who")}>
            {(label) => (
              <RadioGroup
                label={label}
                value={isBound ? "bound" : "anyone"}
                onValueChange={(value) => setBound(value === "bound")}
                options={(["bound", "anyone"] as const).map((value) => ({
                  value,
                  label: t(`invite.${value}`),
                  hint: t(`invite.${value}Hint`),
                }))}
              />
            )}
          </LabelledChoice>
        </form>
        {question}
      </DialogContent>
    </Dialog>
  );
}
