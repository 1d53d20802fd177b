import type { GivenRole } from "../../workspaces/model/given-role";

/** Emails about who is a member of a workspace. */
export type WorkspaceEmailContent =
  /** To somebody who need not have an account. */
  | {
      kind: "invitation";
      workspace: string;
      /** Null when the account is gone. */
      invitedBy: string | null;
      role: GivenRole;
      /** Of the link that accepts it. */
      token: string;
      expires: Date;
      /** Whether only an account with the address that it is sent to can accept it. */
      isBound: boolean;
    }
  /** To the member who is offered the ownership of a workspace. */
  | {
      kind: "ownership_offered";
      name: string | null;
      workspace: string;
      slug: string;
      offeredBy: string | null;
      expires: Date;
    };
