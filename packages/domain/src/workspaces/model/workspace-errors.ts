/** Error codes of workspaces. */
export type WorkspaceErrorCode =
  /** Missing, or the caller is no member of it: they answer alike. */
  | "workspace_not_found"
  /** The actor's role does not allow the act, on any row. */
  | "act_forbidden"
  /** The plan of who asks has no workspaces besides the personal one. */
  | "workspaces_need_plan"
  /** `data.max` workspaces are theirs already. */
  | "workspaces_full";
