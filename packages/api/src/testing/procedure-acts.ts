import type { Act } from "@takt/domain/workspaces/model/acts";

/**
 * Results for another member of the workspace, where the role allows the act at all:
 * - `shared`: the workspace's rows, as their maker does;
 * - `of other`: a post under another name, which stays as it is;
 * - `own`: their own rows alone, like somebody from another workspace;
 * - `handed over`: a secret of the workspace, which is there to be handed over;
 * - `own to editors`: `of other` for an editor, and shared by owner and admin;
 * - `own unless managing`: `own`, and shared by owner and admin;
 * - `own decision`: refused for another member's, which is theirs to take back;
 * - `as member`: their own membership: who was offered the ownership takes or declines it, and everybody but the owner leaves.
 */
type Reach =
  | "shared"
  | "of other"
  | "own"
  | "handed over"
  | "as member"
  | "own to editors"
  | "own unless managing"
  | "own decision";

/**
 * Every procedure for members, under the act that it is meant to be; written apart from the procedures themselves, so that
 * one with a wrong act differs from it.
 */
const PROCEDURE_ACTS: Record<Act, Partial<Record<Reach, readonly string[]>>> = {
  "account.own": {
    shared: ["workspaces.list posts.workspace"],
    "own unless managing": ["oauth.list oauth.revoke"],
    "as member": [
      "members.leave members.takeOwnership members.declineOwnership",
      "members.consent members.giveConsent members.withdrawConsent members.undoWithdrawal",
    ],
    own: [
      "account.export account.requestExport account.deletion account.requestDeletion account.undoDeletion",
      "connections.get connections.totalPosts connections.disconnect connections.products connections.disconnectProduct",
      "notifications.list notifications.unreadCount notifications.choices notifications.markRead",
      "notifications.markAllRead notifications.setChoice notifications.choosePostReminder notifications.chooseReminder",
      "onboarding.get onboarding.setStep onboarding.skip onboarding.resume onboarding.complete",
      "privacy.requests privacy.withdraw privacy.retention sessions.list sessions.end sessions.endAll",
      "sync.imports sync.get sync.confirmImport sync.discardImport sync.undoImport sync.sources sync.start",
      "users.me users.updateProfile users.updateSettings voice.get voice.compute voice.update voice.delete",
      "waitlist.status waitlist.join workspaces.create workspaces.reopen",
      "billing.get billing.offer billing.invoices billing.paymentMethods billing.order billing.confirm",
      "billing.previewChange billing.changePlan billing.cancel billing.resume billing.portal",
    ],
  },
  "content.read": {
    shared: [
      "members.list activity.list activity.team audiences.list labels.list labels.counts labels.ofPost topics.list topics.get topics.count",
      "approvals.rules approvals.waiting approvals.events brand.get notes.list",
      "notifications.postReminder posts.list posts.get posts.counts posts.overview posts.calendar posts.receipts",
      "posts.changes posts.commentReceipts posts.rehearsal writing.editorialRecord",
    ],
    own: [
      "calendarFeeds.get calendarFeeds.create calendarFeeds.delete",
      "analytics.access analytics.collection analytics.get analytics.topPosts analytics.post analytics.bestTimes",
      "analytics.week analytics.bestPost compass.list plans.usage posts.next posts.needs posts.commentAccess",
      "slots.list slots.nextFree slots.free slots.suggest writing.get writing.latest writing.usage",
    ],
  },
  "library.write": {
    shared: [
      "audiences.create audiences.update audiences.delete audiences.restore labels.create labels.update labels.delete",
      "labels.restore labels.labelPosts labels.setPostLabels topics.add topics.remove topics.restore",
    ],
    own: ["slots.save"],
  },
  "drafts.write": {
    shared: [
      "posts.duplicate posts.followUp posts.update posts.suggestLinkCard posts.delete posts.restore",
      "posts.deleteMany posts.restoreMany posts.setEditing",
    ],
    own: [
      // A new post with a file that the owner has uploaded.
      "posts.create",
      // To the owner's name, who does not consent.
      "posts.setAuthor",
      "compass.analyse compass.remove posts.snooze posts.unsnooze writing.openSource writing.create writing.save",
      "writing.write writing.rewrite writing.edit writing.toPost writing.discard",
    ],
  },
  "posts.publish": {
    "of other": [
      "posts.affirmComment posts.resendComment posts.schedule posts.unschedule posts.publishNow posts.cancel",
      "posts.affirm posts.deny posts.setLink posts.editOnLinkedIn posts.deleteOnLinkedIn posts.moveMany",
      "posts.scheduleMany posts.unscheduleMany posts.retryMany slots.addToQueue slots.addManyToQueue",
    ],
  },
  "approvals.request": { "own to editors": ["approvals.request approvals.withdraw"] },
  "posts.approve": {
    shared: ["approvals.approve approvals.requestChanges"],
    "own decision": ["approvals.reopen"],
  },
  "posts.discuss": {
    shared: ["notes.write notes.setThreadState"],
    own: ["notes.edit notes.delete"],
  },
  "posts.share": { shared: ["reviewLinks.list reviewLinks.create reviewLinks.revoke"] },
  "members.manage": {
    shared: [
      "members.invite members.resendInvitation members.revokeInvitation members.changeRole members.remove",
    ],
    "handed over": ["members.invitationLink"],
  },
  "workspace.manage": {
    shared: [
      "workspaces.rename workspaces.log approvals.setRules brand.change brand.removeLogo apiKeys.list apiKeys.create apiKeys.revoke",
      "webhooks.list webhooks.create webhooks.update webhooks.delete webhooks.rotate webhooks.test webhooks.deliveries",
      "webhooks.delivery webhooks.replay webhooks.replayFailed",
    ],
    own: ["apiKeys.rotate"],
  },
  "workspace.close": { shared: ["workspaces.close"] },
  "workspace.transfer": { shared: ["members.offerOwnership members.withdrawOffer"] },
};

/** The same by procedure. */
export const WALKED = new Map(
  Object.entries(PROCEDURE_ACTS).flatMap(([act, reaches]) =>
    Object.entries(reaches).flatMap(([reach, lines]) =>
      lines
        .flatMap((line) => line.split(" "))
        .map((path) => [path, { act: act as Act, reach: reach as Reach }] as const),
    ),
  ),
);
