/** Error codes of workspaces. */
export type WorkspaceErrorCode =
  /** Missing, or the caller is no member of it: they answer alike. */
  | "workspace_not_found"
  /** The actor's role does not allow the act, on any row. */
  | "act_forbidden"
  /** The plan of who asks has no workspaces besides the personal one. */
  | "workspaces_need_plan"
  /** The owner's plan for teams has ended: what is in the workspace is read, and nothing is added to it. */
  | "workspace_read_only"
  /** `data.max` workspaces are theirs already. */
  | "workspaces_full"
  /** A post or a first comment is being sent: it cannot be closed at this moment. */
  | "workspace_publishing"
  /** The personal workspace is its user's alone. */
  | "workspace_personal"
  /** The owner stays until somebody else has taken the workspace. */
  | "owner_stays"
  /** No such member in this workspace. */
  | "member_not_found"
  /** The address is that of a member. */
  | "member_exists"
  /** The role, given or had, is above the actor's own. */
  | "role_above_own"
  /** `data.max` people are members or invited already. */
  | "members_full"
  /** No such invitation in this workspace that is still open. */
  | "invitation_not_found"
  /** Used, withdrawn, expired, or never existed. */
  | "invitation_invalid"
  /** It is for the address that it was sent to, which is not the confirmed one of the account. */
  | "invitation_other_address"
  /** The account that accepts it was rejected, or is being deleted. */
  | "invitation_account_closed"
  /** Nobody offers the ownership of this workspace to the actor, or no longer. */
  | "ownership_not_offered";
