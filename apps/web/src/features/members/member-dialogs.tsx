import type { MemberView } from "@takt/domain/members/model/member-view";
import type { CurrentWorkspace } from "./current-workspace";
import { CloseDialog } from "./closing/close-dialog";
import { InviteDialog } from "./invitations/invite-dialog";
import { LeaveDialog } from "./leaving/leave-dialog";
import { RemoveDialog } from "./leaving/remove-dialog";
import { OfferDialog } from "./ownership/offer-dialog";

export type MemberDialog =
  | { kind: "invite" | "close" }
  | { kind: "remove" | "offer" | "leave"; member: MemberView };

type Props = {
  /** Null while none is open. */
  dialog: MemberDialog | null;
  workspace: CurrentWorkspace;
  onClose: () => void;
  /** Called when the row is gone from which the dialog was opened. */
  onGone: () => void;
};

/** The dialogs of the page, each open while it is mounted. */
export function MemberDialogs({ dialog, workspace, onClose, onGone }: Props) {
  switch (dialog?.kind) {
    case "invite":
      return <InviteDialog workspace={workspace} onClose={onClose} />;
    case "close":
      return <CloseDialog workspace={workspace} onClose={onClose} />;
    case "remove":
      return <RemoveDialog member={dialog.member} onClose={onClose} onGone={onGone} />;
    case "leave":
      return <LeaveDialog member={dialog.member} workspace={workspace} onClose={onClose} />;
    case "offer":
      return <OfferDialog member={dialog.member} onClose={onClose} />;
    default:
      return null;
  }
}
