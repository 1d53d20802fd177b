import type { MembersView } from "@takt/domain/members/model/member-view";
import { WORKSPACE_LIMITS } from "@takt/domain/workspaces/model/workspace-limits";
import { useT } from "~/i18n/use-t";

/** How many of the workspace's seats are taken; an open invitation takes one. */
export function Seats({ view: { members, invitations } }: { view: MembersView }) {
  const { t } = useT("members");
  const count = members.length + invitations.filter(({ isExpired }) => !isExpired).length;
  const max = WORKSPACE_LIMITS.members;
  return (
    <p className="text-caption text-muted-fg tabular-nums">
      {count < max ? t("seats", { count, max }) : t("seatsFull", { max })}
    </p>
  );
}
