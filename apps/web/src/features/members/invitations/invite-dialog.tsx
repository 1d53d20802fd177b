import { GIVEN_ROLES, type GivenRole } from "@takt/domain/workspaces/model/given-role";
import { WORKSPACE_LIMITS } from "@takt/domain/workspaces/model/workspace-limits";
import { Button } from "@takt/ui/button";
import { Dialog, DialogContent } from "@takt/ui/dialog";
import { RadioGroup } from "@takt/ui/radio-group";
import { withVerbatim } from "@takt/ui/verbatim";
import { useId, useRef, useState } from "react";
import { useT } from "~/i18n/use-t";
import { useDiscardQuestion } from "~/features/shared/leaving/use-discard-question";
import type { CurrentWorkspace } from "../current-workspace";
import { AddressField } from "./address-field";
import { InviteResults } from "./invite-results";
import { LabelledChoice } from "./labelled-choice";
import { useInviteForm } from "./use-invite-form";

type Props = { workspace: CurrentWorkspace; onClose: () => void };

/**
 * Invites people by their addresses: as what, and who may accept it. What is wrong with one address stands at the field; of several
 * there is a list of how it went with each.
 */
export function InviteDialog({ workspace, onClose }: Props) {
  const { t } = useT(["members", "common"]);
  const [role, setRole] = useState<GivenRole>("editor");
  const [isBound, setBound] = useState(true);
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useInviteForm(field, { role, isBound }, onClose);
  const { close, question } = useDiscardQuestion(form.text.trim() !== "", onClose);
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent
        title={withVerbatim(workspace.name, (name) => t("invite.title", { workspace: name }))}
        description={t("invite.text", { days: WORKSPACE_LIMITS.invitationDays })}
        closeLabel={t("common:close")}
        footer={
          <>
            <Button onClick={onClose}>{t("common:cancel")}</Button>
            <Button type="submit" form={formId} variant="primary" loading={form.isRunning}>
              {t("invite.send", { count: form.count || 1 })}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate className="grid gap-5" onSubmit={(event) => void form.submit(event)}>
          <div className="grid gap-3">
            <AddressField ref={field} value={form.text} error={form.fault} onChange={form.onChange} />
            <div role="status">{form.outcomes.length > 0 && <InviteResults outcomes={form.outcomes} />}</div>
          </div>
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
