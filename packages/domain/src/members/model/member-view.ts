import type { Role } from "../../shared/actor";

/** A member as the others of the workspace see them. */
export type MemberView = {
  userId: string;
  /** The name they want to be called, else LinkedIn's; null when neither is known. */
  name: string | null;
  /** Where the browser loads their picture from. */
  image: string | null;
  role: Role;
  joinedAt: Date;
  isSelf: boolean;
  /** Null for those who do not manage members. */
  email: string | null;
  /** Whether others of the workspace may publish under their name. */
  isConsented: boolean;
  /** The line below their name on LinkedIn, for previews of their posts; null where it is not known, or they do not consent. */
  headline: string | null;
  /** Posts that are planned under their name here. */
  plannedPosts: number;
};

/** An invitation that is not accepted yet; only those who manage members see any. */
export type InvitationView = {
  id: string;
  email: string;
  role: Role;
  /** Only an account with this address can accept it. */
  isBound: boolean;
  /** Null when the account is gone. */
  invitedBy: string | null;
  sentAt: Date;
  expiresAt: Date;
  isExpired: boolean;
};

/** All members, the most powerful first and then by name, and who is invited, the newest first. */
export type MembersView = {
  members: MemberView[];
  invitations: InvitationView[];
  /** The member to whom the ownership is offered, and until when. */
  offer: { userId: string; expiresAt: Date } | null;
};

/** The state of an invitation for its reader. `used`: by the reader, who is a member. `invalid`: it leads nowhere, or no more. */
export type InvitationLink =
  | { state: "open"; invitation: OpenInvitation }
  | { state: "used"; slug: string }
  | { state: "invalid" };

export type OpenInvitation = {
  workspace: string;
  /** Null when the account is gone. */
  invitedBy: string | null;
  role: Role;
  /** The address that an account must have, shortened (a…@example.com); null: any account may accept it. */
  boundTo: string | null;
  expiresAt: Date;
  /** Why the signed-in reader cannot accept it as they are; null for visitors, and where they can. */
  refusal: "invitation_other_address" | "invitation_account_closed" | "members_full" | "member_exists" | null;
};
