import { MAX_STAGES } from "@takt/domain/posts/model/approval-input";
import { Button } from "@takt/ui/button";
import { Section } from "@takt/ui/section";
import { useAnnounce } from "@takt/ui/use-announce";
import { Plus } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { StageCard } from "./stage-card";
import { StageStep, StageTrack } from "./stage-track";
import type { RulesForm } from "./use-rules-form";
import { useStageList } from "./use-stage-list";

/** The stages of the form, which can be added, moved and removed. */
export function StageList({ form }: { form: RulesForm }) {
  const { t } = useT("approvals");
  const { announce, region } = useAnnounce();
  const { stages, isOwnAllowed } = form.value;
  const edit = useStageList({ stages, announce, onChange: (next) => form.set({ stages: next }) });
  return (
    <Section
      title={t("rules.stages.title")}
      text={t("rules.stages.text")}
      action={
        stages.length < MAX_STAGES ? (
          <Button onClick={edit.add}>
            <Plus aria-hidden />
            {t("rules.stages.add")}
          </Button>
        ) : (
          <p className="text-caption text-muted-fg">{t("rules.stages.max", { count: MAX_STAGES })}</p>
        )
      }
    >
      <StageTrack label={t("rules.stages.list")} listRef={edit.list}>
        {stages.map((stage, position) => (
          <StageStep key={stage.key} number={position + 1}>
            <StageCard
              stage={stage}
              position={position}
              count={stages.length}
              approvers={form.approvers}
              isOwnAllowed={isOwnAllowed}
              faults={form.faults.get(position)}
              onChange={(part) => edit.change(position, part)}
              onMove={(by) => edit.move(position, by)}
              onRemove={() => edit.remove(position)}
            />
          </StageStep>
        ))}
      </StageTrack>
      {region}
    </Section>
  );
}
