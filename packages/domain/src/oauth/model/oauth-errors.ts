/** Error codes of applications and their tokens. */
export type OauthErrorCode =
  /** It is no token, one that does not work (any more), or one for another address. */
  | "token_invalid"
  /** No such application in this workspace, or its permission has ended. */
  | "grant_not_found"
  /** `data.max` applications have a permission of this member already. */
  | "grants_full";
