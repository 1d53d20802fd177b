import type { MemberView } from "@takt/domain/members/model/member-view";
import type { GivenRole } from "@takt/domain/workspaces/model/given-role";
import { can } from "@takt/domain/workspaces/model/acts";
import { Avatar } from "@takt/ui/avatar";
import { Badge } from "@takt/ui/badge";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { verbatim } from "@takt/ui/verbatim";
import { PenLine } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useClock } from "../shared/time/use-clock";
import type { CurrentWorkspace } from "./current-workspace";
import type { MemberDialog } from "./member-dialogs";
import { MemberMenu } from "./member-menu";
import { RoleSelect } from "./role-select";
import { useMemberName } from "./use-member-name";

type Props = {
  member: MemberView;
  workspace: CurrentWorkspace;
  /** Whether the ownership is offered to somebody already. */
  hasOffer: boolean;
  onChangeRole: (role: GivenRole) => void;
  onDialog: (dialog: MemberDialog) => void;
};

/** One member. Those who manage members change the role of others, but not the owner's, and remove them. */
export function MemberRow({ member, workspace, hasOffer, onChangeRole, onDialog }: Props) {
  const { t } = useT("members");
  const { day } = useClock();
  const name = useMemberName()(member);
  const { email, image, role, joinedAt, isSelf, isConsented, plannedPosts } = member;
  // Their own role is changed by somebody else: nobody locks themselves out.
  const isManaged = can(workspace, "members.manage") && !isSelf && role !== "owner";
  return (
    <li tabIndex={-1} className={cn("flex flex-wrap items-center gap-x-3 gap-y-2 py-3", focusRing)}>
      <Avatar name={name} src={image} />
      <div className="grid min-w-44 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
          <span {...verbatim} className="wrap-anywhere">
            {name}
          </span>
          {isSelf && <Badge>{t("you")}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-caption text-muted-fg">
          {email !== null && email !== name && (
            <span {...verbatim} className="wrap-anywhere">
              {email}
            </span>
          )}
          <span>{t("since", { day: day(joinedAt) })}</span>
          {isConsented && (
            <span className="inline-flex items-center gap-1">
              <PenLine aria-hidden className="size-3 shrink-0" />
              {t("consent.mark")}
            </span>
          )}
          {plannedPosts > 0 && <span>{t("planned", { count: plannedPosts })}</span>}
        </p>
      </div>
      {isManaged ? (
        <>
          <RoleSelect label={t("roleOf", { name })} role={role} onChange={onChangeRole} />
          <MemberMenu
            name={name}
            canOffer={can(workspace, "workspace.transfer") && !hasOffer}
            onRemove={() => onDialog({ kind: "remove", member })}
            onOffer={() => onDialog({ kind: "offer", member })}
          />
        </>
      ) : (
        <span className="text-sm text-muted-fg">
          <span className="sr-only">{t("role")}: </span>
          {t(`roles.${role}.name`)}
        </span>
      )}
    </li>
  );
}
