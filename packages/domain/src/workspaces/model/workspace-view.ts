import type { Role } from "../../shared/actor";

/** A workspace as one of its members sees it in the switcher. */
export type WorkspaceView = {
  id: string;
  name: string;
  /** Its part of an address; null: the personal one. */
  slug: string | null;
  /** Of the member who asks. */
  role: Role;
};
