import type { MemberView } from "@takt/domain/members/model/member-view";
import type { ApprovalRules } from "@takt/domain/posts/model/approval-view";
import { ChoiceCards } from "@takt/ui/choice-cards";
import { useRef, useState, type SyntheticEvent } from "react";
import { flushSync } from "react-dom";
import { useT } from "~/i18n/use-t";
import { LeaveDraftDialog } from "~/features/shared/drafts/leave-draft-dialog";
import { RestoredDraft } from "~/features/shared/drafts/restored-draft";
import { SaveBar } from "~/features/shared/drafts/save-bar";
import { ChangeNote } from "./change-note";
import { RuleOptions } from "./rule-options";
import { StageList } from "./stage-list";
import { SwitchOffDialog } from "./switch-off-dialog";
import { useRulesForm } from "./use-rules-form";

type Props = { rules: ApprovalRules; approvers: readonly MemberView[] };

/** How the workspace approves posts, to be changed. What is wrong stands at its field, which gets the focus. */
export function RulesForm({ rules, approvers }: Props) {
  const { t } = useT("approvals");
  const form = useRulesForm(rules, approvers);
  const [isAsking, setAsking] = useState(false);
  const body = useRef<HTMLFormElement>(null);
  const { isNeeded } = form.value;
  const save = () => void form.store.submit();
  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (!form.isDirty || form.status === "saving") return;
    let isRight = false;
    flushSync(() => (isRight = form.check()));
    if (!isRight) return body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (form.wasNeeded && !isNeeded) setAsking(true);
    else save();
  };
  return (
    <form ref={body} noValidate onSubmit={submit} className="grid max-w-3xl gap-7">
      <RestoredDraft draft={form} />
      <ChoiceCards
        legend={t("rules.choice.legend")}
        value={isNeeded ? "needed" : "none"}
        onChange={(value) => form.set({ isNeeded: value === "needed" })}
        options={(["none", "needed"] as const).map((value) => ({
          value,
          label: t(`rules.choice.${value}`),
          hint: t(`rules.choice.${value}Hint`),
        }))}
        className="sm:grid-cols-2"
      />
      {isNeeded && (
        <>
          <StageList form={form} />
          <RuleOptions form={form} />
        </>
      )}
      <SaveBar draft={form} onRetry={() => submit()}>
        <ChangeNote form={form} />
      </SaveBar>
      <SwitchOffDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          save();
        }}
      />
      <LeaveDraftDialog isUnsaved={form.store.isUnsaved} />
    </form>
  );
}
