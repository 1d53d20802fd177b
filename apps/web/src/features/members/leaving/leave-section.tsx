import { Button } from "@takt/ui/button";
import { Section } from "@takt/ui/section";
import { LogOut } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { CurrentWorkspace } from "../current-workspace";

type Props = { workspace: CurrentWorkspace; onLeave: () => void };

/** The way out of the workspace; the owner reads what they can do first. */
export function LeaveSection({ workspace, onLeave }: Props) {
  const { t } = useT("members");
  const isOwner = workspace.role === "owner";
  return (
    <Section title={t("leave.heading")} text={isOwner ? t("leave.owner") : t("leave.text")}>
      {!isOwner && (
        <Button className="justify-self-start" onClick={onLeave}>
          <LogOut aria-hidden />
          {t("leave.open")}
        </Button>
      )}
    </Section>
  );
}
