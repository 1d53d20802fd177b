import type { ApprovalRulesInput } from "@takt/domain/posts/model/approval-input";
import { useT } from "~/i18n/use-t";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import { useRefreshPosts } from "~/trpc/use-refresh-posts";
import { useAction } from "~/features/shared/actions/use-action";

/**
 * Returns what saves the rules and says what came of it: how many posts wait from now on. It rejects where that fails, for
 * the draft, which shows why.
 * @param wasNeeded whether posts needed an approval before
 */
export function useSaveRules(wasNeeded: boolean): (rules: ApprovalRulesInput) => Promise<unknown> {
  const { t } = useT("approvals");
  const { approvals, members } = trpc.useUtils();
  const refreshPosts = useRefreshPosts();
  const { run } = useAction(trpc.approvals.setRules.useMutation().mutateAsync, {
    failed: () => null,
    done({ rules, waiting }) {
      const isNeeded = rules.stages.length > 0;
      const title = isNeeded === wasNeeded ? "changed" : isNeeded ? "on" : "off";
      return {
        tone: "success",
        title: t(`rules.saved.${title}`),
        ...(waiting > 0 && { description: t("rules.saved.waiting", { count: waiting }) }),
      };
    },
    refresh({ result }) {
      // One of the approvers may be gone.
      if (!result) return void members.list.invalidate();
      setQueryData(approvals.rules, undefined, result.rules);
      void approvals.waiting.invalidate();
      refreshPosts();
    },
    onFailed({ error }) {
      throw error;
    },
  });
  return run;
}
