import type { InvitationView, MembersView, MemberView } from "@takt/domain/members/model/member-view";
import approvals from "@takt/i18n/messages/en/approvals.json";
import brand from "@takt/i18n/messages/en/brand.json";
import errors from "@takt/i18n/messages/en/errors.json";
import common from "@takt/i18n/messages/en/common.json";
import members from "@takt/i18n/messages/en/members.json";
import workspaces from "@takt/i18n/messages/en/workspaces.json";
import type { Role } from "@takt/domain/shared/actor";
import type { CurrentWorkspace } from "./current-workspace";

/** The texts that the page of the members needs. */
export const TEXTS = { approvals, brand, members, workspaces, common, errors };

/** The reader, as `users.me` answers. */
export const ME = { id: "u-ada", zone: "Europe/Berlin", hourCycle: "h23", shortcuts: true, locale: "en" };

export const workspaceAs = (role: Role): CurrentWorkspace => ({ name: "Studio", slug: "studio", role });

export const member = (id: string, changes: Partial<MemberView> = {}): MemberView => ({
  userId: id,
  name: id,
  image: null,
  role: "editor",
  joinedAt: new Date("2026-11-01T09:00:00Z"),
  isSelf: false,
  email: `${id.toLowerCase()}@example.com`,
  isConsented: false,
  headline: null,
  plannedPosts: 0,
  ...changes,
});

export const invitation = (email: string, changes: Partial<InvitationView> = {}): InvitationView => ({
  id: email,
  email,
  role: "viewer",
  isBound: true,
  invitedBy: "Ada",
  sentAt: new Date("2026-11-20T09:00:00Z"),
  expiresAt: new Date("2126-11-27T09:00:00Z"),
  isExpired: false,
  ...changes,
});

export const membersView = (members: MemberView[], changes: Partial<MembersView> = {}): MembersView => ({
  members,
  invitations: [],
  offer: null,
  ...changes,
});
