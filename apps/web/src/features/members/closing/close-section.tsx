import { WORKSPACE_LIMITS } from "@takt/domain/workspaces/model/workspace-limits";
import { can } from "@takt/domain/workspaces/model/acts";
import { Button } from "@takt/ui/button";
import { Section } from "@takt/ui/section";
import { Archive } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { CurrentWorkspace } from "../current-workspace";

type Props = { workspace: CurrentWorkspace; onClose: () => void };

/** Where the owner closes the workspace; nothing to everybody else. */
export function CloseSection({ workspace, onClose }: Props) {
  const { t } = useT("workspaces");
  if (!can(workspace, "workspace.close")) return null;
  return (
    <Section title={t("close.heading")} text={t("close.text", { days: WORKSPACE_LIMITS.closedDays })}>
      <Button className="justify-self-start" onClick={onClose}>
        <Archive aria-hidden />
        {t("close.open")}
      </Button>
    </Section>
  );
}
