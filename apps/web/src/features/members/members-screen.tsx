"use client";

import { can } from "@takt/domain/workspaces/model/acts";
import { Button } from "@takt/ui/button";
import { EmptyState } from "@takt/ui/empty-state";
import { useListFocus } from "@takt/ui/use-list-focus";
import { UserPlus, Users } from "lucide-react";
import { useRef, useState } from "react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { LoadError } from "../shared/load-error";
import { PageHead } from "../shared/page-head";
import { CloseSection } from "./closing/close-section";
import { ConsentSection } from "./consent/consent-section";
import type { CurrentWorkspace } from "./current-workspace";
import { DownloadSection } from "./download/download-section";
import { InvitationList } from "./invitations/invitation-list";
import { LeaveSection } from "./leaving/leave-section";
import { LazyMemberDialogs } from "./lazy-member-dialogs";
import type { MemberDialog } from "./member-dialogs";
import { MemberRow } from "./member-row";
import { MembersSkeleton } from "./members-skeleton";
import { MembersTabs } from "./members-tabs";
import { OwnershipNotice } from "./ownership/ownership-notice";
import { RoleHelp } from "./role-help";
import { Seats } from "./seats";
import { useChangeRole } from "./use-change-role";

/** The workspace's members and invitations; those who manage members change them here, and everybody can leave. */
export function MembersScreen({ workspace }: { workspace: CurrentWorkspace }) {
  const { t } = useT("members");
  const query = trpc.members.list.useQuery();
  const changeRole = useChangeRole();
  const [dialog, setDialog] = useState<MemberDialog | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const focus = useListFocus(heading, rows);
  const canManage = can(workspace, "members.manage");
  const view = query.data;
  const isAlone = view?.members.length === 1 && view.invitations.length === 0;
  const invite = canManage && (
    <Button variant="primary" onClick={() => setDialog({ kind: "invite" })}>
      <UserPlus aria-hidden />
      {t("invite.open")}
    </Button>
  );
  return (
    <div className="grid gap-5">
      <PageHead title={t("title")} headingRef={heading}>
        {!isAlone && invite}
      </PageHead>
      <MembersTabs tab="members" workspace={workspace} />
      {view ? (
        <div className="grid max-w-4xl gap-7">
          <OwnershipNotice workspace={workspace} view={view} />
          <section className="grid gap-1">
            {canManage && <Seats view={view} />}
            <ul ref={rows} aria-label={t("list")} className="divide-y divide-border">
              {view.members.map((member) => (
                <MemberRow
                  key={member.userId}
                  member={member}
                  workspace={workspace}
                  hasOffer={view.offer !== null}
                  onChangeRole={(role) => void changeRole({ member, role })}
                  onDialog={setDialog}
                />
              ))}
            </ul>
          </section>
          {isAlone && canManage && (
            <EmptyState
              icon={<Users />}
              title={t("alone.title")}
              description={t("alone.text")}
              action={invite}
            />
          )}
          {view.invitations.length > 0 && (
            <InvitationList invitations={view.invitations} onGone={focus.focusHeading} />
          )}
          <ConsentSection />
          <RoleHelp />
          <LeaveSection
            workspace={workspace}
            onLeave={() => {
              const self = view.members.find(({ isSelf }) => isSelf);
              if (self) setDialog({ kind: "leave", member: self });
            }}
          />
          <DownloadSection workspace={workspace} />
          <CloseSection workspace={workspace} onClose={() => setDialog({ kind: "close" })} />
        </div>
      ) : query.isError ? (
        <LoadError title={t("loadFailed")} query={query} />
      ) : (
        <MembersSkeleton />
      )}
      <LazyMemberDialogs
        dialog={dialog}
        workspace={workspace}
        onClose={() => setDialog(null)}
        onGone={focus.focusHeading}
      />
    </div>
  );
}
