import type { MemberView } from "@takt/domain/members/model/member-view";
import type { StageDraft } from "@takt/domain/posts/model/approval-draft";
import { RadioGroup } from "@takt/ui/radio-group";
import { withVerbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { LabelledChoice } from "../invitations/labelled-choice";
import { useMemberName } from "../use-member-name";
import { ApproverBoxes } from "./approver-boxes";
import { listChosen } from "./rules-draft";
import { StageWarning } from "./stage-warning";

type Props = {
  stage: StageDraft;
  number: number;
  field: string;
  approvers: readonly MemberView[];
  isOwnAllowed: boolean;
  hasFault: boolean;
  onChange: (part: Partial<StageDraft>) => void;
};

/** The approvers of a stage: all whose role approves, or some of them. Says which posts nobody could approve then. */
export function ApproverChoice(props: Props) {
  const { stage, number, field, approvers, isOwnAllowed, hasFault, onChange } = props;
  const { t } = useT("approvals");
  const chosen = listChosen(
    stage,
    approvers.map(({ userId }) => userId),
  );
  const able = stage.isEveryone ? approvers : approvers.filter(({ userId }) => chosen.includes(userId));
  const [first] = able;
  return (
    <div className="grid gap-3">
      <LabelledChoice label={t("rules.approvers.label")}>
        {(label) => (
          <RadioGroup
            label={label}
            value={stage.isEveryone ? "everyone" : "chosen"}
            onValueChange={(value) => onChange({ isEveryone: value === "everyone" })}
            options={[
              {
                value: "everyone",
                label: t("rules.approvers.everyone"),
                hint: t("rules.approvers.everyoneHint", { count: approvers.length }),
              },
              { value: "chosen", label: t("rules.approvers.chosen") },
            ]}
          />
        )}
      </LabelledChoice>
      {!stage.isEveryone && (
        <div className="ps-7.5">
          <ApproverBoxes
            label={t("rules.approvers.list", { number })}
            field={field}
            approvers={approvers}
            chosen={chosen}
            onChange={(approverIds) => onChange({ approverIds })}
            error={hasFault ? t("rules.approvers.missing") : null}
          />
        </div>
      )}
      {!first && !hasFault && <StageWarning>{t("rules.approvers.none")}</StageWarning>}
      {first && able.length === 1 && !isOwnAllowed && <OnlyApprover member={first} />}
    </div>
  );
}

/** Says whose posts cannot be approved, where one member alone approves and own posts may not be. */
function OnlyApprover({ member }: { member: MemberView }) {
  const { t } = useT("approvals");
  const nameOf = useMemberName();
  return (
    <StageWarning>
      {member.isSelf
        ? t("rules.approvers.onlySelf")
        : withVerbatim(nameOf(member), (name) => t("rules.approvers.only", { name }))}
    </StageWarning>
  );
}
