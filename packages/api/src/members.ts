import {
  getInvitationLink,
  resendInvitation,
  revokeInvitation,
} from "@takt/domain/members/change-invitation";
import { changeRole } from "@takt/domain/members/change-role";
import {
  getConsent,
  giveConsent,
  undoWithdrawal,
  withdrawConsent,
} from "@takt/domain/members/consent-to-publishing";
import { inviteMember } from "@takt/domain/members/invite-member";
import { listMembers } from "@takt/domain/members/list-members";
import {
  changeRoleInput,
  invitationRef,
  inviteInput,
  leaveInput,
  memberRef,
  removeMemberInput,
} from "@takt/domain/members/model/member-input";
import { endOffer, offerOwnership, takeOwnership } from "@takt/domain/members/pass-ownership";
import { leaveWorkspace, removeMember } from "@takt/domain/members/remove-member";
import { memberProcedure, router } from "./core/trpc";

export const membersRouter = router({
  /** Lists who is a member of the workspace, and, for those who manage members, who is invited. */
  list: memberProcedure("content.read").query(({ ctx }) => listMembers(ctx.deps, ctx.actor)),

  /** Invites somebody by e-mail. */
  invite: memberProcedure("members.manage")
    .input(inviteInput)
    .mutation(({ ctx, input }) => inviteMember(ctx.deps, ctx.actor, input)),

  /** Sends an invitation again, with a new link. */
  resendInvitation: memberProcedure("members.manage")
    .input(invitationRef)
    .mutation(({ ctx, input }) => resendInvitation(ctx.deps, ctx.actor, input)),

  /** Withdraws an invitation: its link leads nowhere from now on. */
  revokeInvitation: memberProcedure("members.manage")
    .input(invitationRef)
    .mutation(({ ctx, input }) => revokeInvitation(ctx.deps, ctx.actor, input)),

  /** Returns the token of an invitation's link, to hand it over. A mutation, so that no browser stores it. */
  invitationLink: memberProcedure("members.manage")
    .input(invitationRef)
    .mutation(({ ctx, input }) => getInvitationLink(ctx.deps, ctx.actor, input)),

  /** Gives a member another role. */
  changeRole: memberProcedure("members.manage")
    .input(changeRoleInput)
    .mutation(({ ctx, input }) => changeRole(ctx.deps, ctx.actor, input)),

  /** Removes another member. */
  remove: memberProcedure("members.manage")
    .input(removeMemberInput)
    .mutation(({ ctx, input }) => removeMember(ctx.deps, ctx.actor, input)),

  /** The user leaves the workspace. */
  leave: memberProcedure("account.own")
    .input(leaveInput)
    .mutation(({ ctx, input }) => leaveWorkspace(ctx.deps, ctx.actor, input)),

  /** Tells whether others may publish under the user's name. */
  consent: memberProcedure("account.own").query(({ ctx }) => getConsent(ctx.deps, ctx.actor)),

  /** The user agrees that others of the workspace publish under their name. */
  giveConsent: memberProcedure("account.own").mutation(({ ctx }) => giveConsent(ctx.deps, ctx.actor)),

  /** Withdraws that, and cancels what others have scheduled under the user's name. */
  withdrawConsent: memberProcedure("account.own").mutation(({ ctx }) => withdrawConsent(ctx.deps, ctx.actor)),

  /** Undoes a withdrawal of the last day. */
  undoWithdrawal: memberProcedure("account.own").mutation(({ ctx }) => undoWithdrawal(ctx.deps, ctx.actor)),

  /** Offers the ownership of the workspace to another member. */
  offerOwnership: memberProcedure("workspace.transfer")
    .input(memberRef)
    .mutation(({ ctx, input }) => offerOwnership(ctx.deps, ctx.actor, input)),

  /** Withdraws the offer of the ownership. */
  withdrawOffer: memberProcedure("workspace.transfer").mutation(({ ctx }) => endOffer(ctx.deps, ctx.actor)),

  /** Declines the ownership that the user is offered. */
  declineOwnership: memberProcedure("account.own").mutation(({ ctx }) => endOffer(ctx.deps, ctx.actor)),

  /** The user takes the workspace that they are offered. */
  takeOwnership: memberProcedure("account.own").mutation(({ ctx }) => takeOwnership(ctx.deps, ctx.actor)),
});
