import type { StageDraft } from "@takt/domain/posts/model/approval-draft";
import { useLayoutEffect, useRef } from "react";
import { useT } from "~/i18n/use-t";
import { newId } from "~/features/shared/pending-ids";
import { moveStage, newStage } from "./rules-draft";

type Options = {
  stages: StageDraft[];
  onChange: (stages: StageDraft[]) => void;
  announce: (text: string) => void;
};

/** Changes the stages of the form; the focus goes along with what is moved, and to a neighbour of what is removed. */
export function useStageList({ stages, onChange, announce }: Options) {
  const { t } = useT("approvals");
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    list.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  }, [stages]);
  const nameOf = (position: number) =>
    stages[position]?.name.trim() || t("rules.stages.number", { number: position + 1 });
  const focusName = (stage: StageDraft | undefined) => {
    wanted.current = stage ? `[data-field="${stage.key}.name"]` : null;
  };
  return {
    list,
    change: (position: number, part: Partial<StageDraft>) =>
      onChange(stages.map((stage, index) => (index === position ? { ...stage, ...part } : stage))),
    add() {
      const stage = newStage(newId(), "");
      focusName(stage);
      onChange([...stages, stage]);
    },
    move(position: number, by: -1 | 1) {
      const moved = moveStage(stages, position, by);
      if (moved === stages) return;
      wanted.current = `[data-move="${stages[position]?.key}.${by}"]`;
      onChange(moved);
      const place = { number: position + by + 1, count: stages.length };
      announce(t("rules.stages.moved", { name: nameOf(position), ...place }));
    },
    remove(position: number) {
      focusName(stages[position + 1] ?? stages[position - 1]);
      onChange(stages.filter((_, index) => index !== position));
      announce(t("rules.stages.removed", { name: nameOf(position) }));
    },
  };
}
