import type { MemberView } from "@takt/domain/members/model/member-view";
import type { StageDraft } from "@takt/domain/posts/model/approval-draft";
import { STAGE_NAME_LENGTH } from "@takt/domain/posts/model/approval-input";
import { Card } from "@takt/ui/card";
import { Field } from "@takt/ui/field";
import { IconButton } from "@takt/ui/icon-button";
import { Input } from "@takt/ui/input";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { ApproverChoice } from "./approver-choice";
import type { StageFaults } from "./rules-faults";

type Props = {
  stage: StageDraft;
  position: number;
  count: number;
  approvers: readonly MemberView[];
  isOwnAllowed: boolean;
  faults: StageFaults | undefined;
  onChange: (part: Partial<StageDraft>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** One stage, to be named, moved and removed, and who approves at it. */
export function StageCard(props: Props) {
  const { stage, position, count, approvers, isOwnAllowed, faults, onChange, onMove, onRemove } = props;
  const { t } = useT("approvals");
  const number = position + 1;
  const name = stage.name.trim() || t("rules.stages.number", { number });
  const wrong = faults?.name && t(`rules.stages.name.${faults.name}`, { max: STAGE_NAME_LENGTH });
  return (
    <Card className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-start gap-x-2 gap-y-3">
        <Field label={t("rules.stages.name.label", { number })} error={wrong} className="flex-1 basis-52">
          {(control) => (
            <Input
              {...control}
              data-field={`${stage.key}.name`}
              value={stage.name}
              autoComplete="off"
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
        </Field>
        {count > 1 && (
          <div className="ms-auto flex gap-1 self-end">
            <IconButton
              label={t("rules.stages.up", { name })}
              data-move={`${stage.key}.-1`}
              aria-disabled={position === 0}
              onClick={() => onMove(-1)}
            >
              <ArrowUp aria-hidden />
            </IconButton>
            <IconButton
              label={t("rules.stages.down", { name })}
              data-move={`${stage.key}.1`}
              aria-disabled={number === count}
              onClick={() => onMove(1)}
            >
              <ArrowDown aria-hidden />
            </IconButton>
            <IconButton label={t("rules.stages.remove", { name })} onClick={onRemove}>
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
      <ApproverChoice
        stage={stage}
        number={number}
        field={`${stage.key}.approvers`}
        approvers={approvers}
        isOwnAllowed={isOwnAllowed}
        hasFault={faults?.approverIds === "missing"}
        onChange={onChange}
      />
    </Card>
  );
}
