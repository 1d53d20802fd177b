"use client";

import { can } from "@takt/domain/workspaces/model/acts";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { LoadError } from "~/features/shared/load-error";
import { PageHead } from "~/features/shared/page-head";
import type { CurrentWorkspace } from "../current-workspace";
import { MembersSkeleton } from "../members-skeleton";
import { MembersTabs } from "../members-tabs";
import { RulesForm } from "./rules-form";
import { RulesView } from "./rules-view";
import { useApprovers } from "./use-approvers";

/** How the workspace approves posts: every member reads it, and those who manage the workspace change it. */
export function ApprovalsScreen({ workspace }: { workspace: CurrentWorkspace }) {
  const { t } = useT(["approvals", "members"]);
  const rules = trpc.approvals.rules.useQuery();
  const { query, approvers } = useApprovers();
  const isManager = can(workspace, "workspace.manage");
  const failed = [rules, query].find(({ isError }) => isError);
  return (
    <div className="grid gap-5">
      <PageHead title={t("members:title")} />
      <MembersTabs tab="approvals" workspace={workspace} />
      {rules.data && approvers ? (
        isManager && !workspace.isReadOnly ? (
          <RulesForm rules={rules.data} approvers={approvers} />
        ) : (
          <RulesView rules={rules.data} approvers={approvers} saysWho={!isManager} />
        )
      ) : failed ? (
        <LoadError title={t("rules.loadFailed")} query={failed} />
      ) : (
        <MembersSkeleton />
      )}
    </div>
  );
}
