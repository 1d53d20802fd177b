import type { MemberView } from "@takt/domain/members/model/member-view";
import { approvalDraft, type ApprovalDraft } from "@takt/domain/posts/model/approval-draft";
import type { ApprovalRules } from "@takt/domain/posts/model/approval-view";
import { useMemo, useState } from "react";
import { useT } from "~/i18n/use-t";
import { storedDraft } from "~/features/shared/drafts/stored-draft";
import { useDraft } from "~/features/shared/drafts/use-draft";
import { useMe } from "~/features/shared/use-me";
import { normalizeDraft, toDraft, toRules } from "./rules-draft";
import { findFaults } from "./rules-faults";
import { useSaveRules } from "./use-save-rules";

export type RulesForm = ReturnType<typeof useRulesForm>;

/** The rules as a draft that is saved by hand: what is typed stays after an error, and on this device when the page is left. */
export function useRulesForm(rules: ApprovalRules, approvers: readonly MemberView[]) {
  const { t } = useT("approvals");
  const key = `approvals:${useMe().id}:rules`;
  const preset = t("rules.stages.preset");
  const wasNeeded = rules.stages.length > 0;
  const saveRules = useSaveRules(wasNeeded);
  const ids = approvers.map(({ userId }) => userId);
  const baseline = useMemo(() => ({ value: toDraft(rules, preset), version: null }), [rules, preset]);
  const draft = useDraft<ApprovalDraft>(key, {
    initial: baseline.value,
    baseline,
    async save(value) {
      await saveRules(toRules(value, ids));
      return { value, version: null };
    },
    normalize: normalizeDraft,
    automatic: false,
    storage: useMemo(() => storedDraft(key, approvalDraft), [key]),
  });
  const [isTried, setTried] = useState(false);
  const { value, status, store } = draft;
  const faults = findFaults(toRules(value, ids));
  return {
    ...draft,
    approvers,
    wasNeeded,
    isDirty: status !== "clean" && status !== "saved",
    /** Nothing is called wrong before the first try to save it. */
    faults: isTried ? faults : new Map<never, never>(),
    set: (part: Partial<ApprovalDraft>) => store.set({ ...store.getState().value, ...part }),
    /** Whether it can be saved; from then on it shows what is wrong. */
    check() {
      setTried(true);
      return faults.size === 0;
    },
    discard() {
      setTried(false);
      store.reset(baseline);
    },
  };
}
