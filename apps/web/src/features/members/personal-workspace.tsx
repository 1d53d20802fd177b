"use client";

import { Button } from "@takt/ui/button";
import { EmptyState } from "@takt/ui/empty-state";
import { Building2, Plus } from "lucide-react";
import { useState } from "react";
import { useT } from "~/i18n/use-t";
import { PageHead } from "../shared/page-head";
import { ClosedWorkspaces } from "../workspaces/parts/closed-workspaces";
import { LazyWorkspaceDialog } from "../workspaces/parts/lazy-workspace-dialog";

/** The page of the members in the personal workspace, which has one: says what a workspace is, creates one, and opens closed ones again. */
export function PersonalWorkspace({ name }: { name: string }) {
  const { t } = useT(["members", "workspaces"]);
  const [isCreating, setCreating] = useState(false);
  return (
    <div className="grid gap-5">
      <PageHead title={t("title")} />
      <ClosedWorkspaces />
      <EmptyState
        icon={<Building2 />}
        title={t("personal.title")}
        description={t("personal.text")}
        action={
          <Button variant="primary" onClick={() => setCreating(true)}>
            <Plus aria-hidden />
            {t("workspaces:create")}
          </Button>
        }
      />
      <LazyWorkspaceDialog
        kind={isCreating ? "create" : null}
        currentName={name}
        onClose={() => setCreating(false)}
      />
    </div>
  );
}
