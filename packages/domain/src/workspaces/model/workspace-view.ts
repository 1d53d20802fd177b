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

/** The same in a list: until when it can be opened again, of one that the reader has closed; null: it is open. */
export type ListedWorkspace = WorkspaceView & { closedUntil: Date | null };
