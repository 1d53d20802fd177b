import { v7 } from "uuid";
import type { ProcedureCase } from "./procedure-case";

const split = (text: string) => text.split(/\s+/);
const INVITATION = split("id email role isBound invitedBy sentAt expiresAt isExpired");
const MEMBER = split("userId name headline image role joinedAt isSelf email isConsented plannedPosts");

/**
 * How the tests that walk the whole router call the procedures of the members of a workspace.
 * @param post the keys of a post
 */
export const memberCases = (post: readonly string[]): Record<string, ProcedureCase> => ({
  "posts.setAuthor": {
    input: ({ draft, user }) => ({ ref: { id: draft.id, version: draft.version }, authorId: user.id }),
    output: post,
  },
  "members.list": {
    within: "team",
    output: [
      "members",
      ...MEMBER.map((key) => `members[].${key}`),
      "invitations",
      ...INVITATION.map((key) => `invitations[].${key}`),
      ...split("offer offer.userId offer.expiresAt"),
    ],
  },
  "members.invite": {
    within: "team",
    plan: "enterprise",
    input: () => ({ id: v7(), email: `${v7()}@example.com`, role: "editor", isBound: true }),
    output: INVITATION,
  },
  "members.resendInvitation": {
    within: "team",
    plan: "enterprise",
    input: ({ invitation }) => ({ id: invitation.id }),
    output: INVITATION,
  },
  "members.revokeInvitation": {
    within: "team",
    input: ({ invitation }) => ({ id: invitation.id }),
    output: ["id"],
  },
  "members.invitationLink": {
    within: "team",
    input: ({ invitation }) => ({ id: invitation.id }),
    answersSecret: true,
    output: ["token"],
  },
  "members.changeRole": {
    within: "team",
    input: ({ teammate }) => ({ userId: teammate.id, role: "viewer" }),
    output: ["userId", "role"],
  },
  "members.remove": {
    within: "team",
    input: ({ teammate }) => ({ userId: teammate.id, plannedPosts: "drafts" }),
    output: ["posts"],
  },
  "members.offerOwnership": {
    within: "team",
    input: ({ teammate }) => ({ userId: teammate.id }),
    output: [],
  },
  "members.withdrawOffer": { within: "team", output: [] },
  "members.declineOwnership": { within: "joined", output: [] },
  "members.takeOwnership": { within: "joined", plan: "enterprise", output: [] },
  "members.consent": { within: "joined", output: split("consentedAt withdrawal") },
  "members.giveConsent": { within: "joined", output: [] },
  "members.withdrawConsent": { within: "joined", output: ["posts"] },
  "members.undoWithdrawal": { within: "joined", output: ["posts"] },
  "members.leave": { within: "joined", input: () => ({ plannedPosts: "drafts" }), output: ["posts"] },
  "workspaces.log": {
    within: "team",
    input: () => ({ limit: 10 }),
    output: [
      "entries",
      ...split("id at action by via about role name").map((key) => `entries[].${key}`),
      "nextCursor",
    ],
  },
});
